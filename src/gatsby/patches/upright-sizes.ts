import plugin from 'gatsby-plugin-sharp';
import sharp from 'sharp';

/**
 * Has gatsby-plugin-sharp calculate with the size of a picture as people see it. It turns the photo of a phone upright, but takes the
 * size from before (its index.js), and so cuts half of the photo off.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/issues/30672 (closed).
 * Can go when `getImageSizeAsync` heeds the orientation of a picture.
 */
export function setUprightSizes(): void {
  const { getImageSizeAsync } = plugin;
  plugin.getImageSizeAsync = async (file) => ({
    ...(await getImageSizeAsync(file)),
    ...(await sharp(file.absolutePath).metadata()).autoOrient,
  });
}

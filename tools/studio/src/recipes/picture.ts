import sharp from 'sharp';
import { maxBytes, maxPixels, type PictureNeeds } from '../site';

/** A picture for `data/images`, or why it is refused. */
export type PreparedPicture =
  | { bytes: Buffer; width: number; height: number; ending: 'png' | 'jpg'; refused?: undefined }
  | { refused: string };

/** Formats that can be converted to PNG or JPEG. SVG is excluded, because it can contain scripts and refer to other files. */
const readable: readonly string[] = ['png', 'jpeg', 'webp', 'heif', 'gif', 'tiff'];

/** Returns whether a file starts like SVG or other markup. Such files are not passed to the image library. */
const isText = (bytes: Buffer) => /^(?:\ufeff)?\s*</.test(bytes.subarray(0, 256).toString('utf8'));

/**
 * Prepares a picture for the pages: rotates it upright, removes metadata, and encodes it as PNG or JPEG within the size limit.
 * @param needs the requirements of its field
 * @returns the picture, or why it is refused; it is never enlarged or cropped
 */
export async function preparePicture(bytes: Buffer, { minWidth, shape }: PictureNeeds): Promise<PreparedPicture> {
  const format = 'a PNG, JPEG, WebP or AVIF picture is needed';
  if (isText(bytes)) return { refused: `${format}; this is SVG or text.` };
  try {
    const found = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    if (!readable.includes(found.format ?? '')) return { refused: `${format}; this is ${found.format}.` };
    // Exif orientations 5 to 8 swap width and height.
    const isTurned = (found.orientation ?? 1) >= 5;
    const [width, height] = isTurned ? [found.height, found.width] : [found.width, found.height];
    if (width < minWidth)
      return { refused: `It is ${width} pixels wide; at least ${minWidth} are needed. Take a larger original.` };
    if (shape && (width / height < shape.least || width / height > shape.most)) {
      return { refused: `It is ${width} × ${height} pixels; it has to be ${shape.description}. Cut it to this shape.` };
    }
    return await encode(bytes, minWidth, found.hasAlpha ?? false);
  } catch {
    return { refused: `${format}, whole and of at most ${maxPixels / 1_000_000} million pixels.` };
  }
}

/** Returns the first encoding within the size limit: lossless, then with fewer colours or as JPEG, then at smaller widths. */
async function encode(data: Buffer, minWidth: number, hasAlpha: boolean): Promise<PreparedPicture> {
  const widest = Math.max(minWidth, 1600);
  for (const width of [2 * widest, widest, minWidth]) {
    const sized = () =>
      sharp(data, { limitInputPixels: maxPixels, failOn: 'error' }).rotate().resize({ width, withoutEnlargement: true });
    const ways = [
      () => sized().png({ compressionLevel: 9 }),
      ...(hasAlpha
        ? [() => sized().png({ palette: true, quality: 90 })]
        : [90, 80, 70].map((quality) => () => sized().jpeg({ quality }))),
    ];
    for (const way of ways) {
      const { data: bytes, info } = await way().toBuffer({ resolveWithObject: true });
      if (bytes.length > maxBytes) continue;
      return { bytes, width: info.width, height: info.height, ending: info.format === 'png' ? 'png' : 'jpg' };
    }
  }
  return { refused: `It weighs more than ${maxBytes / 1000} kB in every way that was tried.` };
}

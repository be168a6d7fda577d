import sharp from 'sharp';
import { maxBytes, maxPixels, type PictureNeeds } from '../site';

/** A picture that can be put into `data/images`, or why it cannot. */
export type PreparedPicture =
  | { bytes: Buffer; width: number; height: number; ending: 'png' | 'jpg'; refused?: undefined }
  | { refused: string };

/** What can be made a PNG or JPEG. SVG is none of them: it can hold scripts, and lead to other files. */
const readable: readonly string[] = ['png', 'jpeg', 'webp', 'heif', 'gif', 'tiff'];

/** Of what starts as text, nothing is handed to a library. */
const isText = (bytes: Buffer) => /^(?:\ufeff)?\s*</.test(bytes.subarray(0, 256).toString('utf8'));

/**
 * Makes a picture as pages need it: upright, without what cameras note in it, in PNG or JPEG, encoded anew, and not too heavy.
 * @param needs what its field says of it
 * @returns the picture, or why there is none; it is never enlarged or cut
 */
export async function preparePicture(bytes: Buffer, { minWidth, shape }: PictureNeeds): Promise<PreparedPicture> {
  const format = 'a PNG, JPEG, WebP or AVIF picture is needed';
  if (isText(bytes)) return { refused: `${format}; this is SVG or text.` };
  try {
    const found = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    if (!readable.includes(found.format ?? '')) return { refused: `${format}; this is ${found.format}.` };
    // From 5 on, what a camera notes turns the picture on its side.
    const isTurned = (found.orientation ?? 1) >= 5;
    const [width, height] = isTurned ? [found.height, found.width] : [found.width, found.height];
    if (width < minWidth)
      return { refused: `It is ${width} pixels wide; at least ${minWidth} are needed. Take a larger original.` };
    if (shape && (width / height < shape.least || width / height > shape.most)) {
      return { refused: `It is ${width} × ${height} pixels; it has to be ${shape.said}. Cut it to this shape.` };
    }
    return await encode(bytes, minWidth, found.hasAlpha ?? false);
  } catch {
    return { refused: `${format}, whole and of at most ${maxPixels / 1_000_000} million pixels.` };
  }
}

/** The first way to write it that is light enough: without loss, then with fewer colours or as JPEG, then narrower. */
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

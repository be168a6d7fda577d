import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  childSchema,
  identifyFile,
  type KeyPath,
  maxBytes,
  maxPixels,
  type PictureNeeds,
  pictureRegistry,
  picturesIn,
  removeUnnamed,
  unwrapped,
  valueAt,
  type Worksheet,
} from '../site';

/** A picture for `data/images`, or why it is refused. */
type PreparedPicture =
  | { bytes: Buffer; width: number; height: number; ending: 'png' | 'jpg'; refused?: undefined }
  | RefusedPicture;

/** Why a picture is refused, and whether cutting it would help. */
export interface RefusedPicture {
  refused: string;
  canCut?: boolean;
}

/** Formats that can be converted to PNG or JPEG. SVG is excluded, because it can contain scripts and refer to other files. */
const readable: readonly string[] = ['png', 'jpeg', 'webp', 'heif', 'gif', 'tiff'];

/** Returns whether a file starts like SVG or other markup. Such files are not passed to the image library. */
const isText = (bytes: Buffer) => /^(?:\ufeff)?\s*</.test(bytes.subarray(0, 256).toString('utf8'));

/**
 * Prepares a picture for the pages: rotates it upright, removes metadata, and encodes it as PNG or JPEG within the size limit.
 * @param needs the requirements of its field
 * @param isCut whether a picture of another shape is cut to the nearest shape that the field takes, around what draws the eye
 * @returns the picture, or why it is refused; it is never enlarged
 */
export async function preparePicture(bytes: Buffer, needs: PictureNeeds, isCut = false): Promise<PreparedPicture> {
  const { minWidth, shape } = needs;
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
    if (!shape || (width / height >= shape.least && width / height <= shape.most))
      return await encode(bytes, minWidth, found);
    const cut = {
      width: Math.min(width, Math.floor(height * shape.most)),
      height: Math.min(height, Math.floor(width / shape.least)),
    };
    const canCut = cut.width >= minWidth;
    if (!isCut || !canCut) {
      const refused = `It is ${width} × ${height} pixels; it has to be ${shape.description}. Cut it to this shape.`;
      return { refused, canCut };
    }
    const around = { ...cut, fit: 'cover', position: sharp.strategy.attention } as const;
    return await encode(await sharp(bytes).rotate().resize(around).png().toBuffer(), minWidth, found);
  } catch {
    return { refused: `${format}, whole and of at most ${maxPixels / 1_000_000} million pixels.` };
  }
}

/** Returns the ways to encode a picture, the best first. A photo stays one: without loss, it would weigh many times as much. */
function waysFor({ hasAlpha, format }: Metadata): ((image: Sharp) => Sharp)[] {
  const asPhoto = [90, 80, 70].map((quality) => (image: Sharp) => image.jpeg({ quality }));
  if (format === 'jpeg') return asPhoto;
  const lossless = (image: Sharp) => image.png({ compressionLevel: 9 });
  const fewerColours = (image: Sharp) => image.png({ palette: true, quality: 90 });
  return [lossless, ...(hasAlpha ? [fewerColours] : asPhoto)];
}

/** Returns the first encoding within the size limit, at the width of the picture or else at smaller ones. */
async function encode(data: Buffer, minWidth: number, found: Metadata): Promise<PreparedPicture> {
  const widest = Math.max(minWidth, 1600);
  for (const width of [2 * widest, widest, minWidth]) {
    for (const way of waysFor(found)) {
      const image = sharp(data, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
      const sized = image.resize({ width, withoutEnlargement: true });
      const { data: bytes, info } = await way(sized).toBuffer({ resolveWithObject: true });
      if (bytes.length > maxBytes) continue;
      return { bytes, width: info.width, height: info.height, ending: info.format === 'png' ? 'png' : 'jpg' };
    }
  }
  return { refused: `It weighs more than ${maxBytes / 1000} kB in every way that was tried.` };
}

/** Where to put a picture. */
export interface PicturePlace {
  /** The file that refers to the picture, and the key in it. */
  path: string;
  key: KeyPath;
  /** The name of the new picture's file. */
  file: string;
}

/**
 * Returns the requirements for a picture, from the schema of its field.
 * @throws Error if the key is not a picture field
 */
export function pictureNeeds({ path, key }: Pick<PicturePlace, 'path' | 'key'>): PictureNeeds {
  const file = identifyFile(path);
  const schema = file && childSchema(file.schema, key);
  const needs = schema && pictureRegistry.get(unwrapped(schema));
  if (!needs) throw new Error(`data/${path} names no picture there.`);
  return needs;
}

/**
 * Returns the path of a new picture below `data/images`, without its ending: that of the former one, which may be typed for a picture
 * that is still to come, unless other files use it, too; otherwise the name of the file, in the same folder. The first picture of a
 * page stands beside those of the other pages in its language.
 */
function stemFor(sheet: Worksheet, { path, file }: PicturePlace, former: string): string {
  const uses = sheet.files().flatMap((one) => picturesIn(sheet, one).filter((picture) => picture === former));
  const stem = former.replace(/\.[^.]*$/, '');
  if (former !== '' && uses.length < 2) return stem;
  if (former !== '') return `${stem.replace(/\/[^/]*$/, '')}/${plainName(file)}`;
  const [, language, collection, id = ''] = /^locales\/([^/]+)\/content\/([^/]+)\/(.+)\.json$/.exec(path) ?? [];
  const name = plainName(file);
  if (collection === undefined) return `${path.replace(/^.*\/|\.json$/g, '')}/${name}`;
  return `${collection}/${language}/${name.startsWith(id) ? name : `${id}-${name}`}`;
}

/** Returns the name of a file in letters that are valid below `data/images`, without its ending. */
const plainName = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^[^a-zA-Z0-9]+|-+$/g, '') || 'picture';

/** The path of a new picture below `data/images`, with a number if another picture has it. */
function freePath(sheet: Worksheet, stem: string, ending: string, former: string): string {
  let path = `${stem}.${ending}`;
  for (let number = 2; path !== former && sheet.read(`images/${path}`); number++) path = `${stem}-${number}.${ending}`;
  return path;
}

/** Replaces the picture of a field; removes the former picture if no file uses it any more. */
export function replacePicture(
  sheet: Worksheet,
  place: PicturePlace,
  { bytes, ending }: Extract<PreparedPicture, { bytes: Buffer }>,
): void {
  const { path, key } = place;
  const former = String(valueAt(sheet.value(path), key) ?? '');
  const src = freePath(sheet, stemFor(sheet, place, former), ending, former);
  sheet.put(`images/${src}`, bytes);
  sheet.edit(path, { kind: 'set', key, value: src });
  removeUnnamed(sheet, [former]);
}

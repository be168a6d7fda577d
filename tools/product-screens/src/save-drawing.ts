import { mkdirSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import sharp, { type FormatEnum, type PngOptions } from 'sharp';

/**
 * Saves a drawing in the format of the file's extension.
 * @param note about its source, which the picture carries
 * @returns the size of the file in bytes
 */
export async function saveDrawing(
  file: string,
  drawing: Buffer,
  note: string,
  options: PngOptions = { palette: true },
): Promise<number> {
  mkdirSync(dirname(file), { recursive: true });
  const format = extname(file).slice(1).toLowerCase() as keyof FormatEnum;
  const { size } = await sharp(drawing)
    .toFormat(format, format === 'png' ? options : {})
    .withExif({ IFD0: { ImageDescription: note } })
    .toFile(file);
  return size;
}

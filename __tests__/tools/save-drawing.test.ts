import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { mayWrite, noteIn, noteOf } from '../../tools/product-screens/src/fingerprint';
import { saveDrawing } from '../../tools/product-screens/src/save-drawing';

const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const flat = (background: string) => sharp({ create: { width: 30, height: 20, channels: 3, background } }).png();

const note = noteOf('A drawing');

test('a photo that an editor has put in the place of a drawing stays, unless --force is given', async () => {
  const file = join(folder, 'portrait.png');
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(mayWrite(file, false)).toBe(true);
  await saveDrawing(file, await flat('red').toBuffer(), note);
  expect(mayWrite(file, false)).toBe(true);
  expect(said).not.toHaveBeenCalled();

  await flat('blue').toFile(file);
  expect(mayWrite(file, false)).toBe(false);
  expect(said.mock.calls.flat().join()).toContain(`${file}: not written`);
  expect(mayWrite(file, true)).toBe(true);
});

test.each([
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['webp', 'webp'],
])('a drawing with the extension .%s is a picture of that format, and carries its note', async (extension, format) => {
  const file = join(folder, `city.${extension}`);
  await saveDrawing(file, await flat('red').toBuffer(), note);
  expect((await sharp(file).metadata()).format).toBe(format);
  expect(noteIn(readFileSync(file, 'latin1'))).toBe(note);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostingFolder, publicFolder } from '../../src/hosting/built-files';

/** What the studio's development site writes behind texts (tools/studio/src/preview/marks.ts), also as JSON and HTML may escape it. */
const mark =
  /[\u{E0100}-\u{E01EF}]|\\udb40\\udd[0-9a-f]{2}|\\u\{e01[0-9a-f]{2}\}|&#(?:x0*e01[0-9a-f]{2}|9179(?:6|7|8|9)\d|9180\d\d|91[89]\d{3});/iu;

/** In which any bytes may stand by chance. */
const binary = /\.(?:png|jpe?g|avif|webp|ico|woff2)$/;

const files = [publicFolder, hostingFolder].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !binary.test(file)),
);

function textOf(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString('utf8');
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

test('no file that the build left has a mark of the studio', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => mark.test(textOf(file)))).toEqual([]);
});

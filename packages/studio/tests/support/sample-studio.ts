import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles } from '../../src/files/disk-files';
import { Studio } from '../../src/studio';

/** A studio on a copy of the sample site; the copy goes when the tests of the file have run. */
export function studioOn() {
  const root = mkdtempSync(join(tmpdir(), 'studio-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const folders = { data: join(root, 'data'), cache: join(root, 'cache') };
  cpSync('__tests__/fixtures/site', folders.data, { recursive: true });
  const files = diskFiles(folders);
  return { root, folders, files, studio: new Studio(files, { folder: folders.data }) };
}

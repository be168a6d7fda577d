import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Documents } from '../content/data-document';
import { factFiles, identifyFile } from '../content/file-kinds';
import { publishedDocuments } from '../content/published-entries';
import { filesIn } from '../hosting/files-in';
import { isEditMode } from './edit-mode';
import { writeFile } from './write-file';

/**
 * The copy of `data/` that Gatsby reads: the JSON files as of the last check without errors, without `$schema` and without
 * unpublished entries. A file that is temporarily broken therefore reaches neither Gatsby’s plugins nor the pages, and nothing
 * unpublished gets into page data. In edit mode the studio checks and writes these files.
 */
export const checkedFolder = resolve(isEditMode ? 'checked-data' : '.cache/checked-data');

/**
 * Updates the copy; writes only files that have changed, because Gatsby watches them.
 * @param documents all files of `data/`, after a check without errors
 */
export function updateCheckedData(documents: Documents, folder = checkedFolder): void {
  const shown = [...publishedDocuments(documents)].filter(([path]) => isShown(path));
  const wanted = new Map(shown.map(([path, { value }]) => [path, `${JSON.stringify(value, null, 2)}\n`]));
  mkdirSync(folder, { recursive: true });
  for (const path of filesIn(folder)) if (path.endsWith('.json') && !wanted.has(path)) rmSync(join(folder, path));
  for (const [path, text] of wanted) writeFile(join(folder, path), text, `${folder}.new`);
}

/** Records about the data are no content. */
function isShown(path: string): boolean {
  const file = identifyFile(path);
  return file !== undefined && ('language' in file || file.kind in factFiles);
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { DataDocument } from '../content/data-document';
import { factFiles, identifyFile } from '../content/file-kinds';
import { publishedDocuments } from '../content/published-entries';
import { filesIn } from '../hosting/files-in';
import { isEditMode } from './edit-mode';

/**
 * What Gatsby reads in place of `data/`: the JSON files as they were when the check last found no error, without `$schema` and
 * without what is not published. So a file that is broken for a moment reaches neither Gatsby's plugins, which would stumble over
 * it, nor the pages; and nothing unpublished can get into a page's data. In edit mode it is the studio that checks and writes them.
 */
export const checkedFolder = resolve(isEditMode ? 'checked-data' : '.cache/checked-data');

/**
 * Brings the checked files up to date, each in one step; touches only those that changed, since Gatsby watches them.
 * @param documents all files of `data/`, after a check without errors
 */
export function updateCheckedData(documents: ReadonlyMap<string, DataDocument>, folder = checkedFolder): void {
  const shown = [...publishedDocuments(documents)].filter(([path]) => isShown(path));
  const wanted = new Map(shown.map(([path, { value }]) => [path, `${JSON.stringify(value, null, 2)}\n`]));
  mkdirSync(folder, { recursive: true });
  for (const path of filesIn(folder)) if (path.endsWith('.json') && !wanted.has(path)) rmSync(join(folder, path));
  for (const [path, text] of wanted) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${folder}.new`, text);
    renameSync(`${folder}.new`, file);
  }
}

/** Records about the data are no content. */
function isShown(path: string): boolean {
  const file = identifyFile(path);
  return file !== undefined && ('language' in file || file.kind in factFiles);
}

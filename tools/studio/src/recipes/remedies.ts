import { factFiles, type Problem } from '../site';
import { removeFile, removeUnnamed } from './pages';
import type { Worksheet } from './worksheet';

/** What the studio can do about a problem at the press of a button. */
export type Remedy =
  | { name: 'removePicture'; path: string }
  | { name: 'removeFile'; path: string }
  | { name: 'addRedirect'; redirect: { from: string; to: string } };

/** The remedy for a problem; undefined where a person has to decide or write. */
export function remedyFor({ kind, file, fix }: Problem): Remedy | undefined {
  if (kind === 'image-unused') return { name: 'removePicture', path: file };
  if (kind === 'text-left-over') return { name: 'removeFile', path: file };
  // The check writes the missing line down; a renamed slug or segment needs another one.
  const [, line] = kind === 'address-lost' ? (/add the line: (\{.*\})$/.exec(fix) ?? []) : [];
  return line === undefined ? undefined : { name: 'addRedirect', redirect: JSON.parse(line) };
}

/** Applies a remedy. */
export function applyRemedy(sheet: Worksheet, remedy: Remedy): void {
  if (remedy.name === 'removePicture') removeUnnamed(sheet, [remedy.path.replace(/^images\//, '')]);
  else if (remedy.name === 'removeFile') removeFile(sheet, remedy.path);
  else {
    const { path } = factFiles.Redirects;
    const { length } = sheet.value<{ redirects: unknown[] }>(path).redirects;
    sheet.edit(path, { kind: 'insert', key: ['redirects'], at: length, value: remedy.redirect });
  }
}

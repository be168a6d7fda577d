import { factFiles, type Problem } from '../site';
import { removeFile, removeUnnamed } from './pages';
import type { Worksheet } from './worksheet';

/** A fix for a problem that the studio can apply automatically. */
export type Remedy =
  | { name: 'removePicture'; path: string }
  | { name: 'removeFile'; path: string }
  | { name: 'addRedirect'; redirect: { from: string; to: string } };

/** Returns the remedy for a problem; undefined if a person has to decide or write something. */
export function remedyFor({ kind, file, fix }: Problem): Remedy | undefined {
  if (kind === 'image-unused') return { name: 'removePicture', path: file };
  if (kind === 'text-left-over') return { name: 'removeFile', path: file };
  // The check's message contains the missing redirect. A renamed slug or segment needs a different line, which is not added here.
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

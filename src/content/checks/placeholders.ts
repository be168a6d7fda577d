import { didYouMean } from '../closest';
import { factNames } from '../facts-in-text';
import { placeholdersOf } from '../placeholders';
import type { Problem } from '../problem';
import { type CheckedFiles, problemAt } from './check';
import type { CopyInFile } from './copy';

/** Placeholders are well formed; content names only facts that exist. Interface words are compared between languages. */
export function checkPlaceholders(files: CheckedFiles): Problem[] {
  return files.copy.flatMap((copy) => [...broken(files, copy), ...unknown(files, copy)]);
}

const names: readonly string[] = factNames;

function unknown(files: CheckedFiles, { file, kind, key, text }: CopyInFile): Problem[] {
  if (kind === 'InterfaceWords') return [];
  return placeholdersOf(text)
    .filter((name) => !names.includes(name))
    .map((name) =>
      problemAt(files, file, key, {
        kind: 'placeholder-unknown',
        found: `{{${name}}}`,
        expected: `one of ${names.map((known) => `{{${known}}}`).join(', ')}`,
        fix: didYouMean(name, names, 'Correct the name between the braces.'),
      }),
    );
}

/** Braces that are left once every good placeholder is taken out. */
function broken(files: CheckedFiles, { file, key, text }: CopyInFile): Problem[] {
  const rest = text.replace(/\{\{\w+\}\}/g, '');
  const found = /\{+[^{}]{0,30}\}*|\}+/.exec(rest)?.[0];
  if (found === undefined) return [];
  return [
    problemAt(files, file, key, {
      kind: 'placeholder-broken',
      found: JSON.stringify(found),
      expected: 'two braces before and after a name without spaces, such as {{name}}',
      fix: 'Complete the braces, or take them out.',
    }),
  ];
}

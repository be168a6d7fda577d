import { didYouMean } from '../closest';
import { factNames } from '../facts-in-text';
import { placeholdersOf, strayBracesIn } from '../placeholders';
import type { Problem } from '../problem';
import { walkTexts } from '../walk-texts';
import { type CheckedFiles, problemAt } from './check';
import type { CopyInFile } from './copy';

/** Placeholders are well formed; content names only facts that exist. Interface words are compared between languages. */
export function checkPlaceholders(files: CheckedFiles): Problem[] {
  return [...strayBraces(files), ...files.copy.flatMap((copy) => unknown(files, copy))];
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

/** Braces that make no name: visitors would read them. */
const strayBraces = (files: CheckedFiles): Problem[] =>
  [...files.documents].flatMap(([file, { value }]) =>
    walkTexts(value).flatMap(({ path, text }) => {
      const found = strayBracesIn(text);
      if (found === undefined) return [];
      return [
        problemAt(files, file, path, {
          kind: 'placeholder-broken',
          found: JSON.stringify(found),
          expected: 'two braces on each side of a name, such as {{name}}',
          fix: 'Complete the braces, or take them out.',
        }),
      ];
    }),
  );

import { closestName } from '../closest';
import { factNames } from '../facts-in-text';
import { identifyFile } from '../file-kinds';
import { hasStrayBraces, placeholdersOf, strayBracesIn } from '../placeholders';
import type { Problem } from '../problem';
import { childSchema } from '../schema-walk';
import { walkTexts } from '../walk-texts';
import { type CheckedFiles, problemAt } from './check';
import type { CopyInFile } from './copy';

/** Placeholders are well formed, and name only what exists. */
export function checkPlaceholders(files: CheckedFiles): Problem[] {
  return [...strayBraces(files), ...files.copy.flatMap((copy) => unknown(files, copy))];
}

/** The names that a text may put between braces: facts in content; in the words of the interface, those that their page knows. */
function knownNames({ kind, file, key }: Pick<CopyInFile, 'kind' | 'file' | 'key'>): readonly string[] {
  if (kind !== 'InterfaceWords') return factNames;
  const schema = identifyFile(file)?.schema;
  return ['name', ...placeholdersOf((schema && childSchema(schema, key)?.description) ?? '')];
}

const unknownNames = (copy: CopyInFile) => {
  const known = knownNames(copy);
  return placeholdersOf(copy.text).filter((name) => !known.includes(name));
};

/** Whether something is wrong with the braces of a text, whatever other languages say. */
export const hasWrongBraces = (copy: CopyInFile) => hasStrayBraces(copy.text) || unknownNames(copy).length > 0;

function unknown(files: CheckedFiles, copy: CopyInFile): Problem[] {
  const names = knownNames(copy);
  return unknownNames(copy).map((name) =>
    problemAt(files, copy.file, copy.key, {
      kind: 'placeholder-unknown',
      found: `{{${name}}}`,
      expected: `one of ${names.map((known) => `{{${known}}}`).join(', ')}`,
      fix: mend(name, names),
    }),
  );
}

function mend(name: string, names: readonly string[]): string {
  const meant = closestName(name, names);
  return meant ? `Did you mean {{${meant}}}?` : 'Correct the name between the braces.';
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

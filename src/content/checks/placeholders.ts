import { factNames } from '../facts-in-text';
import { identifyFile } from '../file-kinds';
import { hasStrayBraces, placeholdersOf } from '../placeholders';
import type { Problem } from '../problem';
import { walkTexts } from '../walk-texts';
import { type CheckedFiles, problemAt } from './check';

/** Braces come in pairs of two, and content names only facts that exist. */
export function checkPlaceholders(files: CheckedFiles): Problem[] {
  return [...strayBraces(files), ...unknownNames(files)];
}

function strayBraces(files: CheckedFiles): Problem[] {
  return [...files.documents.values()].flatMap(({ path, value }) =>
    walkTexts(value)
      .filter(({ text }) => hasStrayBraces(text))
      .map(({ path: key }) =>
        problemAt(
          files,
          path,
          key,
          'a brace without its partners',
          'names such as {{price}}',
          'Write two braces on each side.',
        ),
      ),
  );
}

/** Interface words are compared between languages instead (`checkParity`). */
function unknownNames(files: CheckedFiles): Problem[] {
  return [...files.documents.values()].flatMap(({ path, value }) => {
    const file = identifyFile(path);
    if (!file || !('language' in file) || file.kind === 'InterfaceWords') return [];
    return walkTexts(value).flatMap(({ path: key, text }) =>
      placeholdersOf(text)
        .filter((name) => !(factNames as readonly string[]).includes(name))
        .map((name) =>
          problemAt(
            files,
            path,
            key,
            `{{${name}}}`,
            `one of ${factNames.map((known) => `{{${known}}}`).join(', ')}`,
            'Correct the name between the braces.',
          ),
        ),
    );
  });
}

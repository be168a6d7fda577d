import { factNames } from '../facts-in-text';
import { identifyFile } from '../file-kinds';
import { placeholdersOf } from '../placeholders';
import type { Problem } from '../problem';
import { walkTexts } from '../walk-texts';
import { type CheckedFiles, problemAt } from './check';

/** Content names only facts that exist; interface words are compared between languages instead (`checkParity`). */
export function checkPlaceholders(files: CheckedFiles): Problem[] {
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

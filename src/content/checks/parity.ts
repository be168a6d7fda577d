import { localesFolder } from '../file-kinds';
import { placeholdersOf } from '../placeholders';
import type { KeyPath, Problem } from '../problem';
import { type CheckedFiles, problemAt } from './check';

/** Lists that each language keeps for itself. */
const ownLists: ReadonlySet<string> = new Set(['previousSlugs', 'previousSegments']);

/** All languages have the same structure (section 9 of the specification): list lengths, order of ids, placeholders. */
export function checkParity(files: CheckedFiles): Problem[] {
  const { defaultLanguage, languages } = files.content.SiteSettings;
  const sourceFolder = `${localesFolder}/${defaultLanguage}/`;
  const others = languages.filter((language) => language !== defaultLanguage);
  return [...files.documents.values()]
    .filter(({ path }) => path.startsWith(sourceFolder))
    .flatMap((source) =>
      others.flatMap((language) => {
        const path = source.path.replace(sourceFolder, `${localesFolder}/${language}/`);
        const translation = files.documents.get(path);
        return translation ? compare(files, path, source.path, source.value, translation.value, []) : [];
      }),
    );
}

function compare(
  files: CheckedFiles,
  path: string,
  sourcePath: string,
  source: unknown,
  value: unknown,
  key: KeyPath,
): Problem[] {
  const differs = (found: string, expected: string, fix: string) => [
    problemAt(files, path, key, found, `${expected}, as in data/${sourcePath}`, fix),
  ];
  if (typeof source === 'string' && typeof value === 'string') {
    const [wanted, present] = [listPlaceholders(source), listPlaceholders(value)];
    return wanted === present ? [] : differs(present, wanted, 'Use the same values between {{ }} in both texts.');
  }
  if (Array.isArray(source) && Array.isArray(value)) {
    if (source.length !== value.length) {
      return differs(
        `${value.length} entries`,
        `${source.length} entries`,
        'Add what is missing or take out what is too much.',
      );
    }
    if (ids(source) !== ids(value)) return differs(ids(value), ids(source), 'Put the entries in the same order.');
    return source.flatMap((entry, index) => compare(files, path, sourcePath, entry, value[index], [...key, index]));
  }
  if (typeof source !== 'object' || source === null || typeof value !== 'object' || value === null) return [];
  return Object.entries(source)
    .filter(([name]) => !ownLists.has(name))
    .flatMap(([name, entry]) =>
      compare(files, path, sourcePath, entry, (value as Record<string, unknown>)[name], [...key, name]),
    );
}

const listPlaceholders = (text: string) =>
  placeholdersOf(text)
    .map((name) => `{{${name}}}`)
    .join(' ') || 'no {{…}}';

const ids = (list: readonly unknown[]) =>
  list.map((entry) => (typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : '')).join(', ');

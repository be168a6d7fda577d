import { closestName } from '../closest';
import { collections } from '../collections';
import { contentFactNames, factNames } from '../facts-in-text';
import { factFiles, identifyFile, isEntryFile, languagePath, pathInLanguage } from '../file-kinds';
import { hasStrayBraces, listPlaceholders, placeholdersOf, strayBracesIn } from '../placeholders';
import { formatKey, type Problem, valueAt } from '../problem';
import { isPublished } from '../published-entries';
import { childSchema } from '../schema-walk';
import { walkTexts } from '../walk-texts';
import { type CheckedFiles, problemAt } from './check';
import type { CopyInFile } from './copy';

/** Placeholders are well formed and name only existing values. */
export function checkPlaceholders(files: CheckedFiles): Problem[] {
  return [
    ...strayBraces(files),
    ...files.copy.flatMap((copy) => unknown(files, copy)),
    ...inFacts(files),
    ...lackingFacts(files),
  ];
}

/** Whether a file holds a page that names the company, such as a legal page. */
export function isCompanyPage(file: string): boolean {
  const identified = identifyFile(file);
  return isEntryFile(identified) && collections[identified.collection].namesCompany;
}

/** The names that a text may put between braces: facts in content; in interface texts, the values that their page passes. */
export function knownNames({ kind, file, key }: Pick<CopyInFile, 'kind' | 'file' | 'key'>): readonly string[] {
  if (isCompanyPage(file)) return factNames;
  if (kind !== 'InterfaceWords') return contentFactNames;
  const schema = identifyFile(file)?.schema;
  return ['name', ...placeholdersOf((schema && childSchema(schema, key)?.description) ?? '')];
}

function unknownNames(copy: CopyInFile): string[] {
  const names = placeholdersOf(copy.text);
  if (names.length === 0) return [];
  const known = knownNames(copy);
  return names.filter((name) => !known.includes(name));
}

/** Whether the braces of a text are wrong, independently of other languages. */
export const hasWrongBraces = (copy: CopyInFile) => hasStrayBraces(copy.text) || unknownNames(copy).length > 0;

function unknown(files: CheckedFiles, copy: CopyInFile): Problem[] {
  return unknownNames(copy).map((name) => {
    const advice = asInSource(files, copy, name) ?? oneOf(knownNames(copy), name);
    return problemAt(files, copy.file, copy.key, { kind: 'placeholder-unknown', found: `{{${name}}}`, ...advice });
  });
}

const oneOf = (names: readonly string[], name: string) => ({
  expected: `one of ${names.map((known) => `{{${known}}}`).join(', ')}`,
  fix: placeholderFix(name, names),
});

/**
 * Advises a translation to name what its source text names: with anything else, the two would differ.
 * @returns undefined if there is no source text, or if its own names are wrong
 */
function asInSource(files: CheckedFiles, copy: CopyInFile, name: string) {
  const { sourceLanguage } = files.content.SiteSettings;
  const path = languagePath(sourceLanguage, pathInLanguage(copy.file));
  const text = valueAt(files.documents.get(path)?.value, copy.key);
  if (copy.language === sourceLanguage || files.substitutes.has(path) || typeof text !== 'string') return undefined;
  const names = placeholdersOf(text);
  if (!names.every((other) => knownNames(copy).includes(other))) return undefined;
  const expected = `${listPlaceholders(text)}, as in data/${path}`;
  if (names.length === 0) return { expected, fix: 'Take it out.' };
  const [missing, ...more] = names.filter((other) => !placeholdersOf(copy.text).includes(other));
  const isClear = missing !== undefined && more.length === 0;
  return { expected, fix: isClear ? `Write {{${missing}}}.` : placeholderFix(name, names) };
}

/** Facts are what placeholders stand for. The page of errors works when everything else fails: it fills none, either. */
const inFacts = (files: CheckedFiles): Problem[] =>
  [factFiles.SiteSettings, factFiles.ErrorTexts].flatMap(({ path }) =>
    walkTexts(files.documents.get(path)?.value).flatMap(({ path: key, text }) => {
      const [name] = placeholdersOf(text);
      if (name === undefined || key[0] === 'demoFrameUrl') return [];
      return problemAt(files, path, key, {
        kind: 'placeholder-unknown',
        found: `{{${name}}}`,
        expected: 'words alone: nothing fills placeholders here',
        fix: 'Write out what the placeholder stands for.',
      });
    }),
  );

/** Figures that the pack in the texts does not have: pages would show 0 €. One message each, at the figure. */
function lackingFacts(files: CheckedFiles): Problem[] {
  const { packs } = files.content.Packs;
  const index = packs.findIndex(isPublished);
  return (['price', 'additionalFilePrice', 'setupFee'] as const).flatMap((name) => {
    const naming = packs[index]?.[name] === null ? files.copy.filter(({ text }) => placeholdersOf(text).includes(name)) : [];
    const [first] = naming;
    if (!first) return [];
    const others = naming.length > 1 ? ` and ${naming.length - 1} more` : '';
    return problemAt(files, factFiles.Packs.path, ['packs', index, name], {
      kind: 'fact-missing',
      found: `null, while {{${name}}} stands in ${naming.length === 1 ? 'a text' : `${naming.length} texts`}: data/${first.file} (${formatKey(first.key)})${others}`,
      expected: 'a figure, or no text that names it',
      fix: `Write the figure, or take {{${name}}} out of these texts, in every language.`,
    });
  });
}

function placeholderFix(name: string, names: readonly string[]): string {
  const meant = closestName(name, names);
  return meant ? `Did you mean {{${meant}}}?` : 'Correct the name between the braces.';
}

/** Braces without a valid name: visitors would see them. */
const strayBraces = (files: CheckedFiles): Problem[] =>
  [...files.documents].flatMap(([file, { value }]) =>
    walkTexts(value).flatMap(({ path, text }) => {
      const found = strayBracesIn(text);
      if (found === undefined) return [];
      return problemAt(files, file, path, {
        kind: 'placeholder-broken',
        found: JSON.stringify(found),
        expected: 'two braces on each side of a name, such as {{name}}',
        fix: 'Complete the braces, or take them out.',
      });
    }),
  );

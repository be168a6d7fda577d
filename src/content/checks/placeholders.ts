import type { Problem } from '../../../packages/content';
import { type CopyInFile, childSchema, closestName, copyInFile, type DataDocument } from '../../../packages/content';
import { placeholdersOf, strayBracesIn, walkTexts } from '../../../packages/content/browser';
import { collections } from '../../site';
import { contentFactNames, factNames } from '../facts-in-text';
import { factFiles, identifyFile, isEntryFile } from '../file-kinds';
import { problem } from '../problems';

/** Placeholders are well formed and name only existing values. */
export function placeholderProblems(document: DataDocument): Problem[] {
  const texts = walkTexts(document.value).flatMap(({ path, text }) => {
    const found = strayBracesIn(text);
    if (found === undefined) return [];
    // Braces without a valid name: visitors would see them.
    return problem(document, path, {
      kind: 'placeholder-broken',
      found: JSON.stringify(found),
      expected: 'two braces on each side of a name, such as {{name}}',
      fix: 'Complete the braces, or take them out.',
    });
  });
  const { path: file } = document;
  const isFilledNowhere = file === factFiles.SiteSettings.path || file === factFiles.ErrorTexts.path;
  return [...texts, ...(isFilledNowhere ? inFacts(document) : copyInFile(document).flatMap(unknown))];
}

/** Whether a file holds a page that names the company, such as a legal page. */
function isCompanyPage(file: string): boolean {
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

function unknown(copy: CopyInFile): Problem[] {
  const known = knownNames(copy);
  const names = placeholdersOf(copy.text).filter((name) => !known.includes(name));
  return names.map((name) => {
    // A name that is right elsewhere is no slip of the finger.
    const isFact = factNames.some((fact) => fact === name);
    const meant = isFact ? undefined : closestName(name, known);
    const otherwise = isFact
      ? `{{${name}}} is not filled in here: say it otherwise, or take it out.`
      : 'Correct the name between the braces, or take it out.';
    return problem(copy.document, copy.key, {
      kind: 'placeholder-unknown',
      found: `{{${name}}}`,
      expected: `one of ${known.map((other) => `{{${other}}}`).join(', ')}`,
      fix: meant ? `Did you mean {{${meant}}}?` : otherwise,
      ...(meant && { instead: { from: `{{${name}}}`, to: `{{${meant}}}` } }),
    });
  });
}

/** Facts are what placeholders stand for. The page of errors works when everything else fails: it fills none, either. */
const inFacts = (document: DataDocument): Problem[] =>
  walkTexts(document.value).flatMap(({ path: key, text }) => {
    const [name] = placeholdersOf(text);
    if (name === undefined || key[0] === 'demoFrameUrl') return [];
    return problem(document, key, {
      kind: 'placeholder-unknown',
      found: `{{${name}}}`,
      expected: 'words alone: nothing fills placeholders here',
      fix: 'Write out what the placeholder stands for.',
    });
  });

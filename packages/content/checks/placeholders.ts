import { collectionOf, type Model } from '../model/model';
import { closestName } from '../problems/closest';
import type { Problem } from '../problems/problem';
import { problem } from '../problems/problem-kinds';
import type { DataDocument } from '../reading/data-document';
import { childSchema } from '../schema/schema-walk';
import { walkTexts } from '../schema/walk-texts';
import { placeholdersOf, strayBracesIn } from '../texts/placeholders';
import { type CopyInFile, copyInFile } from './copy';

/** Placeholders are well formed and name only existing values. */
export function placeholderProblems(model: Model, document: DataDocument): Problem[] {
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
  const filledKeys = model.placeholders.unfilled[document.path];
  const wrong = filledKeys ? inFacts(document, filledKeys) : copyInFile(document).flatMap((copy) => unknown(model, copy));
  return [...texts, ...wrong];
}

/** The names that a text may put between braces: facts in content; in interface texts, the values that their page passes. */
export function knownNames(model: Model, { kind, file, key }: Pick<CopyInFile, 'kind' | 'file' | 'key'>): readonly string[] {
  const { content, company, words } = model.placeholders;
  const identified = model.identifyFile(file);
  if (collectionOf(model, identified)?.namesCompany) return company;
  if (kind !== 'InterfaceWords') return content;
  return [...words, ...placeholdersOf((identified && childSchema(identified.schema, key)?.description) ?? '')];
}

function unknown(model: Model, copy: CopyInFile): Problem[] {
  const known = knownNames(model, copy);
  const names = placeholdersOf(copy.text).filter((name) => !known.includes(name));
  return names.map((name) => {
    // A name that is right elsewhere is no slip of the finger.
    const isFact = model.placeholders.company.includes(name);
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

/** Facts are what placeholders stand for. */
const inFacts = (document: DataDocument, filledKeys: readonly string[]): Problem[] =>
  walkTexts(document.value).flatMap(({ path: key, text }) => {
    const [name] = placeholdersOf(text);
    if (name === undefined || filledKeys.includes(String(key[0]))) return [];
    return problem(document, key, {
      kind: 'placeholder-unknown',
      found: `{{${name}}}`,
      expected: 'words alone: nothing fills placeholders here',
      fix: 'Write out what the placeholder stands for.',
    });
  });

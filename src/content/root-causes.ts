import { languagePath, pathInLanguage } from './file-kinds';
import type { Problem } from './problem';
import type { ProblemKind } from './problem-kinds';

/** Kinds of problems that follow from a mistake, in the same file or at the same key, and disappear with it. */
interface Consequence {
  kinds: RegExp;
  atSameKey?: true;
}

const consequences: Partial<Record<ProblemKind, Consequence>> = {
  'text-encoding': { kinds: /^(?:typography|seo|fact)-|^text-(?!encoding)|^image-not-described$/ },
  'entry-copied': { kinds: /^name-twice$|^seo-.*-twice$/ },
  'text-language': { kinds: /^(?:typography|seo)-/ },
  'fact-repeated': { kinds: /^typography-no-break-space$/, atSameKey: true },
  'fact-other': { kinds: /^typography-no-break-space$/, atSameKey: true },
  'fact-disagrees': { kinds: /^typography-no-break-space$/, atSameKey: true },
  'parity-placeholders': { kinds: /^fact-repeated$|^typography-no-break-space$/, atSameKey: true },
  'text-decomposed': { kinds: /^image-missing$/, atSameKey: true },
  'image-missing': { kinds: /^text-invisible$/, atSameKey: true },
  'text-untranslated': { kinds: /^typography-/, atSameKey: true },
};

/**
 * Removes problems that only follow from another one and would send an editor to the wrong place.
 * @param sourceLanguage the language of which the others are translations
 */
export function rootCauses(problems: readonly Problem[], sourceLanguage: string): Problem[] {
  const causes = problems.flatMap((problem) => {
    const consequence = consequences[problem.kind];
    return consequence ? [{ ...consequence, file: problem.file, key: problem.key }] : [];
  });
  const wrong = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file, key }) => `${file} ${key}`));
  /** A translation differs from a source text that has to be written anew. */
  const isOfWrongSource = ({ kind, file, key }: Problem) => {
    const source = languagePath(sourceLanguage, pathInLanguage(file));
    return kind === 'parity-placeholders' && file !== source && wrong.has(`${source} ${key}`);
  };
  return problems.filter(
    (problem) =>
      !isOfWrongSource(problem) &&
      !causes.some(
        ({ file, key, kinds, atSameKey }) =>
          file === problem.file && (!atSameKey || key === problem.key) && kinds.test(problem.kind),
      ),
  );
}

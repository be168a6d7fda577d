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
  'fact-disagrees': { kinds: /^typography-no-break-space$/, atSameKey: true },
  'parity-placeholders': { kinds: /^fact-repeated$|^typography-no-break-space$/, atSameKey: true },
  'image-missing': { kinds: /^text-invisible$/, atSameKey: true },
  'text-untranslated': { kinds: /^typography-/, atSameKey: true },
};

/** Removes problems that only follow from another one and would send an editor to the wrong place. */
export function rootCauses(problems: readonly Problem[]): Problem[] {
  const causes = problems.flatMap((problem) => {
    const consequence = consequences[problem.kind];
    return consequence ? [{ ...consequence, file: problem.file, key: problem.key }] : [];
  });
  return problems.filter(
    (problem) =>
      !causes.some(
        ({ file, key, kinds, atSameKey }) =>
          file === problem.file && (!atSameKey || key === problem.key) && kinds.test(problem.kind),
      ),
  );
}

import { committedValue, type Problem, saysOtherwise } from '../../../packages/content';
import { factFiles } from '../model';
import { problemAt } from '../problems';
import type { CheckedFiles } from './check';
import { isUsualPrice, priceNames } from './plausible';
import { policyFiles } from './third-parties';

/** Changes of prices and of the cookie bar since the last commit that are probably mistakes: see `checkSinceCommit` of packages/content. */
export const checkChanges = (files: CheckedFiles): Problem[] => [...prices(files), ...policies(files)];

/** A price that changes by a larger factor has a digit too many or too few. */
const mostChange = 3;

function prices(files: CheckedFiles): Problem[] {
  const before = factFiles.Packs.schema.safeParse(committedValue(files, factFiles.Packs.path)).data;
  return files.content.Packs.packs.flatMap((pack, index) =>
    priceNames.flatMap((name) => {
      const was = before?.packs.find(({ id }) => id === pack.id)?.[name] ?? null;
      const is = pack[name];
      if (was === null || is === null || Math.max(was / is, is / was) < mostChange || !isUsualPrice(name, is)) return [];
      return problemAt(files, factFiles.Packs.path, ['packs', index, name], {
        kind: 'price-changed',
        found: `${is} €, and ${was} € in the last commit`,
        expected: `a smaller change of "${name}"`,
        fix: 'Check for a missing or an extra digit; leave it if this is intended.',
      });
    }),
  );
}

/** The cookie policy says in which language the bar is, and quotes its buttons. */
function policies(files: CheckedFiles): Problem[] {
  const { path, schema } = factFiles.SiteSettings;
  const was = schema.safeParse(committedValue(files, path)).data?.cookieBannerLanguage;
  const is = files.content.SiteSettings.cookieBannerLanguage;
  if (was === undefined || was === is) return [];
  const left = policyFiles(files).filter((policy) => files.committed.has(policy) && !saysOtherwise(files, policy));
  return left.map((policy) =>
    problemAt(files, path, ['cookieBannerLanguage'], {
      kind: 'consent-policy-left',
      found: `"${is}", and "${was}" in the last commit, while data/${policy} says the same as before`,
      expected: 'a cookie policy that names the language and the buttons of the bar as they are now',
      fix: 'Correct them there; leave it if it names neither.',
    }),
  );
}

import { type Problem, quoted } from '../../../packages/content';
import { factFiles } from '../model';
import { problemAt } from '../problems';
import type { CheckedFiles } from './check';

/** Values that are possible but unusual, such as a price with a digit too many. */
export const checkPlausible = (files: CheckedFiles): Problem[] =>
  [prices(files), shares(files), securityDate(files), bannerLanguage(files)].flat();

/** Usual ranges in euros; a value outside is more often a typo than a price. */
const usual = { price: [10, 5_000], additionalFilePrice: [1, 500], setupFee: [10, 20_000] } as const;

/** The name of a price of a pack. */
export type PriceName = keyof typeof usual;

/** The prices of a pack. */
export const priceNames = Object.keys(usual) as readonly PriceName[];

/** Whether a price is in its usual range. */
export function isUsualPrice(name: PriceName, euros: number): boolean {
  const [least, most] = usual[name];
  return euros >= least && euros <= most;
}

function prices(files: CheckedFiles): Problem[] {
  return files.content.Packs.packs.flatMap((pack, index) =>
    priceNames.flatMap((name) => {
      const amount = pack[name];
      const [least, most] = usual[name];
      const isUsual = amount === null || isUsualPrice(name, amount);
      const isDearer = name === 'additionalFilePrice' && amount !== null && pack.price !== null && amount >= pack.price;
      if (isUsual && !isDearer) return [];
      return problemAt(files, factFiles.Packs.path, ['packs', index, name], {
        kind: 'price-unusual',
        found: `${amount} €`,
        expected: isUsual ? 'less for one file than for the whole pack' : `${least} to ${most} €, as is usual here`,
        fix: 'Check for a missing or an extra digit; leave it if this is intended.',
      });
    }),
  );
}

const day = 24 * 60 * 60 * 1000;

/** A percentage that counts something is at least one. */
function shares(files: CheckedFiles): Problem[] {
  return [...files.documents].flatMap(([path, { value }]) => {
    const { stat, statDescription } = (value ?? {}) as { stat?: number | null; statDescription?: string | null };
    if (stat === undefined || statDescription === undefined) return [];
    if ((stat === null) !== (statDescription === null)) {
      const [lacking, fix] =
        stat === null
          ? ['stat', 'Write the figure, or write null for "statDescription" too.']
          : ['statDescription', 'Write what "stat" counts, or write null for "stat" too.'];
      const expected = 'a figure and what it counts, or neither';
      return problemAt(files, path, [lacking], { kind: 'stat-incomplete', found: 'null', expected, fix });
    }
    if (!stat || stat >= 1) return [];
    const percent = Math.round(stat * 100);
    return problemAt(files, path, ['stat'], {
      kind: 'stat-unusual',
      found: String(stat),
      expected: 'a figure in per cent, such as 80',
      fix: `Write ${percent} if you mean ${percent} %; leave it if you mean less than one per cent.`,
    });
  });
}

/** Limits for the expiry date, in days from now: researchers do not trust longer promises (RFC 9116, section 2.5.5). */
const limits = { least: 30, most: 366 };

/** The security contact is valid for at least another month, and for at most a year. */
function securityDate(files: CheckedFiles): Problem | [] {
  const { expires } = files.content.SiteSettings.security;
  const days = (Date.parse(expires) - Date.now()) / day;
  if (days > limits.least && days < limits.most) return [];
  return problemAt(files, factFiles.SiteSettings.path, ['security', 'expires'], {
    kind: 'security-date',
    found: `"${expires}"`,
    expected: 'a moment more than a month and at most a year ahead',
    fix: 'Check that the contact is still read, then give it a date within the next year.',
  });
}

/** Visitors must be able to read what they consent to (GDPR, article 4.11). Reported for releases only (decision 28). */
function bannerLanguage(files: CheckedFiles): Problem | [] {
  const { cookieBannerLanguage: bar, languages } = files.content.SiteSettings;
  const others = languages.filter((language) => language !== bar);
  if (bar === 'page' || others.length === 0) return [];
  return problemAt(files, factFiles.SiteSettings.path, ['cookieBannerLanguage'], {
    kind: 'consent-language',
    found: `"${bar}", also on pages in ${quoted(others)}`,
    expected: 'a cookie bar in the language of the page: consent to words that one cannot read is hard to call informed',
    fix: 'Write "page": every language has the words. Keep it if you have had that checked. Either way the cookie policy says in which language the bar is.',
  });
}

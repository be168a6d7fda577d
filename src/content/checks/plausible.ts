import { namedCollections } from '../collection-facts';
import { entriesOf } from '../content';
import { factFiles } from '../file-kinds';
import type { Finding, Problem } from '../problem';
import { type CheckedFiles, problemAt } from './check';

/** Values that are possible but unusual: a digit too many, a date in another year. */
export const checkPlausible = (files: CheckedFiles): Problem[] => [...prices(files), ...days(files), ...shares(files)];

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

/** No legal page is older: two digits of the year were probably swapped. */
const earliest = '2015-01-01';

/** The date of the last change of a page. It may be one day ahead, because of time zones. */
function days(files: CheckedFiles): Problem[] {
  const tomorrow = new Date(Date.now() + day).toISOString().slice(0, 10);
  return namedCollections.flatMap(([name, { catalogue }]) =>
    entriesOf(files.content, name).flatMap(({ updated = tomorrow }, index) => {
      if (updated >= earliest && updated <= tomorrow) return [];
      const finding = updated < earliest ? longAgo(updated) : stillToCome(updated);
      return problemAt(files, catalogue.path, [catalogue.list, index, 'updated'], finding);
    }),
  );
}

const stillToCome = (updated: string): Finding => ({
  kind: 'date-future',
  found: `"${updated}", which is in the future`,
  expected: 'the day of the last change',
  fix: 'Write the day on which the text changed, or release it on this day.',
});

const longAgo = (updated: string): Finding => ({
  kind: 'date-unusual',
  found: `"${updated}", before 2015`,
  expected: 'the day of the last change',
  fix: 'Look whether the year is right.',
});

/** A percentage that counts something is at least one. */
function shares(files: CheckedFiles): Problem[] {
  return [...files.documents].flatMap(([path, { value }]) => {
    const { stat, statDescription } = (value ?? {}) as { stat?: number | null; statDescription?: string | null };
    if (stat === undefined || statDescription === undefined) return [];
    const lacking = stat === null ? 'stat' : 'statDescription';
    if ((stat === null) !== (statDescription === null)) return [problemAt(files, path, [lacking], incomplete(lacking))];
    return stat !== null && stat > 0 && stat < 1 ? [problemAt(files, path, ['stat'], asShare(stat))] : [];
  });
}

const incomplete = (lacking: string): Finding => ({
  kind: 'stat-incomplete',
  found: 'null',
  expected: 'a figure and what it counts, or neither',
  fix:
    lacking === 'stat'
      ? 'Write the figure, or write null for "statDescription" too.'
      : 'Write what "stat" counts, or write null for "stat" too.',
});

const asShare = (stat: number): Finding => ({
  kind: 'stat-unusual',
  found: String(stat),
  expected: 'a figure in per cent, such as 80',
  fix: `Write ${Math.round(stat * 100)} if you mean ${Math.round(stat * 100)} %; leave it if you mean less than one per cent.`,
});

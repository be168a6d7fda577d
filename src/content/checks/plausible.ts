import { namedCollections } from '../collection-facts';
import { entriesOf } from '../content';
import { factFiles } from '../file-kinds';
import type { Problem } from '../problem';
import { type CheckedFiles, problemAt } from './check';

/** Values that may be meant, and are far from what such values usually are: a digit too many, a day in another year. */
export const checkPlausible = (files: CheckedFiles): Problem[] => [...prices(files), ...days(files)];

/** In euros, from and to; beyond lies a slip more often than a price. */
const usual = { price: [10, 5_000], additionalFilePrice: [1, 500], setupFee: [10, 20_000] } as const;

function prices(files: CheckedFiles): Problem[] {
  return files.content.Packs.packs.flatMap((pack, index) =>
    (['price', 'additionalFilePrice', 'setupFee'] as const).flatMap((name) => {
      const amount = pack[name];
      const [least, most] = usual[name];
      const isUsual = amount === null || (amount >= least && amount <= most);
      const isDearer = name === 'additionalFilePrice' && amount !== null && pack.price !== null && amount >= pack.price;
      if (isUsual && !isDearer) return [];
      return [
        problemAt(files, factFiles.Packs.path, ['packs', index, name], {
          kind: 'price-unusual',
          found: `${amount} €`,
          expected: isUsual ? 'less for one file than for the whole pack' : `${least} to ${most} €, as is usual here`,
          fix: 'Look whether a digit is missing or too much; leave it if you mean it.',
        }),
      ];
    }),
  );
}

const day = 24 * 60 * 60 * 1000;

/** A page says when it last changed; at our antipodes it is tomorrow already. */
function days(files: CheckedFiles): Problem[] {
  const tomorrow = new Date(Date.now() + day).toISOString().slice(0, 10);
  return namedCollections.flatMap(([name, { catalogue }]) =>
    entriesOf(files.content, name).flatMap(({ updated = '' }, index) =>
      updated <= tomorrow
        ? []
        : [
            problemAt(files, catalogue.path, [catalogue.list, index, 'updated'], {
              kind: 'date-future',
              found: `"${updated}", which is still to come`,
              expected: 'the day of the last change',
              fix: 'Write the day on which the text changed, or release it on this day.',
            }),
          ],
    ),
  );
}

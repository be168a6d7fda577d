import type { Problem } from '../problems/problem';
import { problemAt } from '../problems/problem-kinds';
import { type CheckedFiles, entriesOf } from './check';

const day = 24 * 60 * 60 * 1000;

/** No page is older: two digits of the year were probably swapped. */
const earliest = '2015-01-01';

/** The date of the last change of a page. It may be one day ahead, because of time zones. */
export function checkDates(files: CheckedFiles): Problem[] {
  const tomorrow = new Date(Date.now() + day).toISOString().slice(0, 10);
  return Object.values(files.model.collections).flatMap((collection) =>
    entriesOf(files, collection).flatMap(({ updated = tomorrow }, index) => {
      const { path, list } = collection.catalogue;
      if (updated >= earliest && updated <= tomorrow) return [];
      const [kind, when, fix] =
        updated < earliest
          ? (['date-unusual', 'before 2015', 'Look whether the year is right.'] as const)
          : ([
              'date-future',
              'which is in the future',
              'Write the day on which the text changed, or release it on this day.',
            ] as const);
      const found = `"${updated}", ${when}`;
      return problemAt(files, path, [list, index, 'updated'], { kind, found, expected: 'the day of the last change', fix });
    }),
  );
}

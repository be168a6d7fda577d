import { legendPath, type Place, type ToldLegend } from '../preview';

/** Fetches the current legend of the marks; edits add to it. */
export async function readLegend(): Promise<ToldLegend> {
  const answer = await fetch(legendPath, { cache: 'no-store' });
  return (await answer.json()) as ToldLegend;
}

/** Returns the places of marks; unknown marks are left out. */
export const placesOf = (marks: readonly number[], { places }: ToldLegend): Place[] =>
  marks.flatMap((mark) => places[mark] ?? []);

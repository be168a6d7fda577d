import type { MarkedPlace } from '../messages';
import type { Legend } from '../preview-data';

/** Fetches the current legend of the marks; edits add to it. */
export async function readLegend(): Promise<Legend> {
  const answer = await fetch('/studio-preview.json', { cache: 'no-store' });
  return (await answer.json()) as Legend;
}

/** Returns the places of marks; unknown marks are left out. */
export const placesOf = (marks: readonly number[], { places }: Legend): MarkedPlace[] =>
  marks.flatMap((mark) => {
    const place = places[mark];
    return place ? [{ mark, ...place }] : [];
  });

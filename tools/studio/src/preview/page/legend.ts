import type { MarkedPlace } from '../messages';
import type { Legend } from '../preview-data';

/** What the marks stand for, as it is now: edits add to it. */
export async function readLegend(): Promise<Legend> {
  const answer = await fetch('/studio-preview.json', { cache: 'no-store' });
  return (await answer.json()) as Legend;
}

/** The places of marks; a mark that is not known is left out. */
export const placesOf = (marks: readonly number[], { places }: Legend): MarkedPlace[] =>
  marks.flatMap((mark) => {
    const place = places[mark];
    return place ? [{ mark, ...place }] : [];
  });

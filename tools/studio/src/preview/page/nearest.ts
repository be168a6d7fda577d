import type { Place, ToldLegend } from '../preview';
import { placesOf } from './legend';
import { markedTextsIn } from './marked-texts';

/**
 * Orders values that say the same, such as equal numbers: first those of the file and entry whose marked texts stand nearest to an
 * element.
 */
export function nearestFirst(values: readonly number[], element: Element, legend: ToldLegend): readonly number[] {
  if (values.length < 2) return values;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const around = placesOf(
      markedTextsIn(at).flatMap(({ marks }) => marks),
      legend,
    );
    const nearness = new Map(values.map((mark) => [mark, nearnessOf(legend.places[mark], around)]));
    const of = (mark: number) => nearness.get(mark) ?? 0;
    if (values.some((mark) => of(mark) > 0)) return values.toSorted((one, other) => of(other) - of(one));
  }
  return values;
}

const nearnessOf = (place: Place | undefined, around: readonly Place[]) =>
  place ? Math.max(0, ...around.map((other) => shared(place, other))) : 0;

/** The facts of an entry and its texts stand in files of the same name: `packs.json` and `locales/fr/content/packs.json`. */
const nameOf = ({ path }: Place) => path.replace(/^locales\/[^/]+\/(?:content\/)?/, '');

/** Returns how much of their file and key two places share; 0 for two files. */
function shared(place: Place, other: Place): number {
  if (nameOf(place) !== nameOf(other)) return 0;
  const differing = place.key.findIndex((step, index) => other.key[index] !== step);
  return 1 + (differing < 0 ? place.key.length : differing);
}

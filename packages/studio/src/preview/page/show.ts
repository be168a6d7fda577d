import { withoutMarks } from '../marks';
import { markedTextsIn, placesOf, readLegend } from './legend';
import { send } from './messages';
import { hideOutline, outline } from './outline';

/** How long a text is outlined, in milliseconds. */
const shownFor = 2500;

/** Scrolls to the text of a key and outlines it. Does nothing if the page does not show the text. */
export async function show(path: string, key: readonly (string | number)[]): Promise<void> {
  const { places } = await readLegend();
  const wanted = JSON.stringify(key);
  const mark = places.findIndex((place) => place.path === path && JSON.stringify(place.key) === wanted);
  const found = markedTextsIn(document.body).filter(({ marks }) => marks.includes(mark));
  const element = (found.find((text) => text.element.checkVisibility()) ?? found[0])?.element;
  if (!element) return;
  for (let at: Element | null = element; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  scrollToCentre(element);
  await new Promise(requestAnimationFrame);
  outline({ element });
  setTimeout(hideOutline, shownFor);
}

/** `scrollIntoView` would also scroll the studio around the frame, away from the field that was opened. */
function scrollToCentre(element: Element): void {
  const { top, height } = element.getBoundingClientRect();
  window.scrollTo({ top: window.scrollY + top - (window.innerHeight - height) / 2, behavior: 'instant' });
}

/** Sends the studio every text of the page in reading order, the document's head first; each place once. */
export async function list(): Promise<void> {
  const legend = await readLegend();
  const seen = new Set<number>();
  const fields = markedTextsIn(document.documentElement).flatMap(({ text, marks }) => {
    const own = marks.filter((mark) => !seen.has(mark));
    for (const mark of own) seen.add(mark);
    return placesOf(own, legend).map((place) => ({ ...place, text: withoutMarks(text).trim() }));
  });
  send({ kind: 'list', fields });
}

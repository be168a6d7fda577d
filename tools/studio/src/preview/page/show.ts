import { readLegend } from './legend';
import { markedTextsIn } from './marked-texts';
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

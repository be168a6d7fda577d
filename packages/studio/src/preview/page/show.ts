import { withoutMarks } from '../marks';
import type { Place } from '../preview';
import { markedTextsIn, placesOf, readLegend } from './legend';
import { send } from './messages';
import { hideOutline, outline } from './outline';

/** How long a text is outlined, in milliseconds. */
const shownFor = 2500;

/** How long to wait for a text that the page does not show yet, such as that of a new entry, in milliseconds. */
const patience = 15_000;

let waiting: MutationObserver | undefined;

/** Scrolls to the text of a key, or to the first one of an entry, and outlines it, as soon as the page shows it. */
export async function show(place: Place): Promise<void> {
  waiting?.disconnect();
  const observer = new MutationObserver(() => void tryNow());
  waiting = observer;
  const tryNow = async () => {
    const element = await elementOf(place);
    if (!element || waiting !== observer) return;
    observer.disconnect();
    waiting = undefined;
    await showElement(element);
  };
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  setTimeout(() => observer.disconnect(), patience);
  await tryNow();
}

/** Returns the element of a text, or of the first text of an entry; undefined if the page does not show it. */
async function elementOf({ path, key }: Place): Promise<Element | undefined> {
  const { places } = await readLegend();
  const isWanted = (place: Place) => place.path === path && key.every((step, index) => place.key[index] === step);
  const wanted = new Set(places.flatMap((place, mark) => (isWanted(place) ? [mark] : [])));
  const found = markedTextsIn(document.body).filter(({ marks }) => marks.some((mark) => wanted.has(mark)));
  return (found.find((text) => text.element.checkVisibility()) ?? found[0])?.element;
}

async function showElement(element: Element): Promise<void> {
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

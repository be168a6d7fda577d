import { marksIn } from '../marks';
import type { Place, ShownValue, ToldLegend } from '../preview';
import { markedTextsIn, placesOf, readLegend } from './legend';
import { send } from './messages';
import { hideOutline, outline } from './outline';
import { type Target, targetAt, targetOf } from './target';

/** Events that come before or with a click. */
const pressing = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'dblclick', 'auxclick'];

let isOn = true;
/** Whether the current click comes from this script and is meant for the page. */
let isForPage = false;

/** Switches picking on or off. */
export function setPicking(on: boolean): void {
  isOn = on;
  if (!on) hideOutline();
}

/** Makes clicks pick an element instead of activating it. With Alt, the page works as usual. */
export function startPicking(): void {
  for (const type of pressing) window.addEventListener(type, keepFromPage, { capture: true, passive: false });
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('mousemove', onMove, { passive: true });
  window.addEventListener('scroll', hideOutline, { capture: true, passive: true });
  document.documentElement.addEventListener('mouseleave', hideOutline);
}

const isPicking = (event: Event) => isOn && !isForPage && !('altKey' in event && event.altKey);

function keepFromPage(event: Event): void {
  if (!isPicking(event)) return;
  event.stopImmediatePropagation();
  if (event.cancelable) event.preventDefault();
}

function onClick(event: MouseEvent): void {
  if (isForPage || !isOn) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.altKey) pressForPage(event.target);
  else pickAt(event);
}

function pickAt(event: MouseEvent): void {
  const target = targetOfClick(event);
  if (!target) return;
  outline(target);
  void pick(target);
}

/** Enter and the space bar trigger clicks without a position; their target is the focused element. */
const targetOfClick = ({ detail, clientX, clientY, target }: MouseEvent): Target | undefined =>
  detail === 0 && target instanceof Element ? targetOf(target) : targetAt(clientX, clientY);

/** Clicks without Alt, because browsers download the target of a link on Alt+click. */
function pressForPage(target: EventTarget | null): void {
  const pressed =
    target instanceof Element ? (target.closest<HTMLElement>('a, button, summary, label, input') ?? target) : null;
  isForPage = true;
  if (pressed instanceof HTMLElement) pressed.click();
  isForPage = false;
}

function onMove(event: MouseEvent): void {
  const target = isPicking(event) ? targetAt(event.clientX, event.clientY) : undefined;
  if (target && target.marks.length > 0) outline(target);
  else hideOutline();
}

/** Sends the studio what was picked. */
export async function pick({ element, node, marks, text, image, href }: Target): Promise<void> {
  const legend = await readLegend();
  const shown = nearestFirst(valuesIn(node ? text : '', legend), element, legend);
  const values = [...shown, ...(href ? linkValues(href, legend) : [])];
  const isMarked = marksIn(node?.data ?? '').length > 0;
  const all = [...new Set(isMarked ? [...marks, ...values] : [...values, ...marks])];
  const picture = image && pictureOf(image, legend);
  const fields = placesOf(all, legend);
  send({ kind: 'pick', fields, ...(picture && { picture }), ...(href && { href }) });
}

/** Returns the picture that an image was generated from: a folder in the image's address is the digest of that picture. */
function pictureOf({ currentSrc, src }: HTMLImageElement, { pictures }: ToldLegend): string | undefined {
  const parts = new URL(currentSrc || src).pathname.split('/');
  return parts.map((part) => pictures[part]).find((path) => path !== undefined);
}

const isShownHere = ({ language }: ShownValue) => language === undefined || language === document.documentElement.lang;

/** Returns the marks of the values that a text contains: numbers in any format, other values unchanged. */
function valuesIn(text: string, { values }: ToldLegend): number[] {
  const numbers = new Set(numbersIn(text));
  const isNamed = ({ value }: ShownValue) =>
    typeof value === 'number' ? numbers.has(value) : value.length > 3 && text.includes(value);
  return values.filter((shown) => isShownHere(shown) && isNamed(shown)).map(({ mark }) => mark);
}

/** Parses the numbers in a text, with the separators for thousands and decimals of any language. */
const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:[\s.,’]\d{3})*(?:[.,]\d{1,2})?(?!\d)/g) ?? []).map((number) =>
    Number(number.replace(/[\s.,’](?=\d{3})/g, '').replace(',', '.')),
  );

/** Decodes an address; one with a `%` that begins no escape stays as it is. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** Returns the marks of the values that a link's address comes from, such as a telephone number. */
const linkValues = (href: string, { values }: ToldLegend): number[] => {
  const address = decoded(href)
    .replace(/^(?:tel|mailto):/, '')
    .replace(/[\s/]+/g, '');
  return values
    .filter(({ value }) => typeof value === 'string' && value.length > 3 && address === value.replace(/[\s/]+/g, ''))
    .map(({ mark }) => mark);
};

/**
 * Orders values that say the same, such as equal numbers: first those of the file and entry whose marked texts stand nearest to an
 * element.
 */
function nearestFirst(values: readonly number[], element: Element, legend: ToldLegend): readonly number[] {
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

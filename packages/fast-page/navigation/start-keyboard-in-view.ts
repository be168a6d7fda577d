import { startKeyboardAt } from './start-keyboard';

/** Texts at which a visitor may be. */
const texts = ':is(main, footer) :is(h1, h2, h3, p):not([inert] *)';

/**
 * Moves a lost keyboard position to where the visitor is: to the first text in view or, at the top of the page, to the header.
 * Does nothing while something has the focus.
 */
export function startKeyboardInView(): void {
  if (document.activeElement !== document.body) return;
  const header = document.querySelector('header');
  const edge = header?.getBoundingClientRect().bottom ?? 0;
  const isInView = (text: Element) => text.getBoundingClientRect().top >= edge && text.checkVisibility?.() !== false;
  const place = window.scrollY ? [...document.querySelectorAll<HTMLElement>(texts)].find(isInView) : header;
  if (place) startKeyboardAt(place);
}

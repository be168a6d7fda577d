import type { Format } from './format';
import type { ScreenId } from './steps';
import type { Words } from './words';

/** A screen can be shown before or after the one thing there is to do on it. */
export type State = 'before' | 'after';

/** Draws the inside of one screen. */
export type Screen = (words: Words, format: Format) => string;

/** The texts of a screen’s action: its name, the name of its reversal, and its confirmation. */
export interface Action {
  readonly act: string;
  readonly undo: string;
  readonly done: string;
}

/** The mark: three bars of an energy label. */
export const MARK =
  '<svg class="mark" viewBox="0 0 26 24" aria-hidden="true"><path d="M1 1h12l4 3.5-4 3.5H1z" fill="#ff8a00"/><path d="M1 8.5h16l4 3.5-4 3.5H1z" fill="#e8380d"/><path d="M1 16h20l4 3.5-4 3.5H1z" fill="#d5102a"/></svg>';

/** From one value to another. The web font has no such arrow. */
export const TO = '<svg class="to" viewBox="0 0 16 10" role="img" aria-label="→"><path d="M0 5h14M10 1l4 4-4 4"/></svg>';

/** Two versions of one spot: only the one that matches the screen's state is shown. */
export function either(before: string, after: string): string {
  return `<span class="before">${before}</span><span class="after">${after}</span>`;
}

/** The button that switches a screen between its two states. */
export function actionButton({ act, undo, done }: Action): string {
  return `<button class="button" type="button" data-act data-done="${done}">${either(act, undo)}</button>`;
}

/** A spot on the screen that does the same as its button, and disappears once that is done. */
export function actionSpot(content: string, className: string, { done }: Action): string {
  return `<button class="before ${className}" type="button" data-act data-done="${done}">${content}</button>`;
}

/** The head of a screen: where we are, what it is, and what can be done. */
export function head(kicker: string, title: string, aside = ''): string {
  return `<header class="head"><div><p class="kicker">${kicker}</p><h3 class="title">${title}</h3></div>${aside}</header>`;
}

/** A whole screen, in one of its two states. */
export function frame(id: ScreenId, content: string, state: State): string {
  return `<article class="screen screen-${id}" data-state="${state}">${content}</article>`;
}

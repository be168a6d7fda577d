import type { Format } from './format';
import type { ScreenId } from './steps';
import type { Words } from './words';

/** The state of a screen: before or after its action. */
export type State = 'before' | 'after';

/** Renders the content of a screen. */
export type Screen = (words: Words, format: Format) => string;

/** The texts of a screen’s action: the button that does it, the one that undoes it, and the confirmation. */
export interface Action {
  readonly act: string;
  readonly undo: string;
  readonly done: string;
}

/** The logo mark: three bars of an energy label. */
export const MARK =
  '<svg class="mark" viewBox="0 0 26 24" aria-hidden="true"><path d="M1 1h12l4 3.5-4 3.5H1z" fill="#ff8a00"/><path d="M1 8.5h16l4 3.5-4 3.5H1z" fill="#e8380d"/><path d="M1 16h20l4 3.5-4 3.5H1z" fill="#d5102a"/></svg>';

/** The arrow between two values; the font has none. */
export const ARROW = '<svg class="to" viewBox="0 0 16 10" role="img" aria-label="→"><path d="M0 5h14M10 1l4 4-4 4"/></svg>';

/** Two versions of a part of the screen; only the one for the screen's state is visible. */
export function either(before: string, after: string): string {
  return `<span class="before">${before}</span><span class="after">${after}</span>`;
}

/** The button that switches a screen between its two states. */
export function actionButton({ act, undo, done }: Action): string {
  return `<button class="button" type="button" data-act data-done="${done}">${either(act, undo)}</button>`;
}

/** A part of the screen that triggers its action, like the button, and is hidden afterwards. */
export function actionSpot(content: string, className: string, { done }: Action): string {
  return `<button class="before ${className}" type="button" data-act data-done="${done}">${content}</button>`;
}

/** The header of a screen: a line above the title, the title, and optional content beside it. */
export function head(kicker: string, title: string, aside = ''): string {
  return `<header class="head"><div><p class="kicker">${kicker}</p><h3 class="title">${title}</h3></div>${aside}</header>`;
}

/** A complete screen in one of its two states. */
export function frame(id: ScreenId, content: string, state: State): string {
  return `<article class="screen screen-${id}" data-state="${state}">${content}</article>`;
}

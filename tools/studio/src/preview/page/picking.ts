import { hideOutline, outline } from './outline';
import { pick } from './pick';
import { type Target, targetAt, targetOf } from './target';

/** What a page does with the mouse before and beside a click. */
const pressing = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'dblclick', 'auxclick'];

let isOn = true;
/** Whether a click comes from here, for the page. */
let isForPage = false;

/** Switches picking on or off. */
export function setPicking(on: boolean): void {
  isOn = on;
  if (!on) hideOutline();
}

/** Makes clicks pick what they point at, instead of pressing it. With Alt, the page works as usual. */
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

/** Enter and the space bar click without a place: they mean what has the focus. */
const targetOfClick = ({ detail, clientX, clientY, target }: MouseEvent): Target | undefined =>
  detail === 0 && target instanceof Element ? targetOf(target) : targetAt(clientX, clientY);

/** A click with Alt would download what a link leads to. */
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

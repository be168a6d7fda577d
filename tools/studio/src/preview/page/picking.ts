import { hideOutline, outline } from './outline';
import { pick } from './pick';
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

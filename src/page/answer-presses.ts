import { scriptsFailed } from '../theme/without-scripts';
import { type Press, partMark } from './early-presses';

/** React runs: from now on links to other languages wait for it, too, and each part knows whether its scripts can be had. */
export function startAnswering(): void {
  const early = window.earlyPresses;
  if (!early) return;
  early.isStarted = true;
  early.controls += ', a[hreflang]:not([target])';
  document.documentElement.removeAttribute(scriptsFailed);
}

const partOf = (element: Element) => [...document.querySelectorAll(`[${partMark}]`)].indexOf(element);

/** The presses in a part that nothing has answered yet. */
export function pressesIn(element: Element): Press[] {
  const index = partOf(element);
  return window.earlyPresses?.presses.filter(({ part }) => part === index) ?? [];
}

/** Answers what was pressed in a part, once React has taken it over: each in a task of its own, as with real clicks. */
export function answerPresses(element: Element): void {
  const early = window.earlyPresses;
  const mine = pressesIn(element);
  // Its scripts have come after all.
  document.documentElement.removeAttribute(scriptsFailed);
  if (!early || mine.length === 0) return;
  early.presses = early.presses.filter((press) => !mine.includes(press));
  for (const press of mine) setTimeout(() => answer(element, press, early.isSecondTry));
}

function answer(element: Element, { tag, order, text, key }: Press, isSecondTry: boolean): void {
  const control = element.getElementsByTagName(tag)[order];
  // A reload may have brought another version of the page.
  if (!(control instanceof HTMLElement) || (isSecondTry && control.textContent !== text)) return;
  if (!key) {
    control.click();
    return;
  }
  // Keys after the first one go where that has led.
  const { activeElement } = document;
  const isAmongTabs = activeElement?.matches('[role="tab"]') && element.contains(activeElement);
  const target = isAmongTabs ? activeElement : control;
  if (target instanceof HTMLElement) target.focus();
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Milliseconds that the host has to answer before a reload would only lose the page. */
const hostTimeout = 3000;

/**
 * A part that was pressed cannot be had, for example after a deployment: reloads the page once, with what was pressed. If the host does not answer,
 * or after the reload, the page is shown as without scripts.
 */
export async function reloadForPresses(element: Element): Promise<void> {
  const early = window.earlyPresses;
  if (!early || pressesIn(element).length === 0) return;
  const isThere = async () => {
    try {
      return await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(hostTimeout) });
    } catch {
      return undefined;
    }
  };
  if (early.isSecondTry || !(await isThere())) return early.giveUp();
  history.replaceState({ ...history.state, presses: early.presses }, '');
  location.reload();
}

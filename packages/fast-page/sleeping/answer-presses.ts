import { partMark, scriptsFailed } from '../marks';
import type { Place, Press } from './early-presses';

const parts = () => [...document.querySelectorAll(`[${partMark}]`)];

function placeOf(control: Element): Place {
  const part = parts().findIndex((one) => one.contains(control));
  const { tagName: tag, textContent: text } = control;
  return { part, tag, order: [...(parts()[part]?.getElementsByTagName(tag) ?? [])].indexOf(control), text };
}

function controlAt({ part, tag, order }: Place): HTMLElement | undefined {
  const control = parts()[part]?.getElementsByTagName(tag)[order];
  return control instanceof HTMLElement ? control : undefined;
}

/** Call it before React takes the page over: notes where the pressed controls are, and what was pressed before a reload (`reloadForPresses`). */
export function placePresses(): void {
  const early = window.earlyPresses;
  if (!early) return;
  early.onPress = (press) => {
    press.place = placeOf(press.control);
  };
  early.presses.forEach(early.onPress);
  const { presses = [], ...state } = history.state ?? {};
  if (presses.length === 0) return;
  history.replaceState(state, '');
  early.isSecondTry = true;
  for (const { place, key } of presses as { place: Place; key?: string }[]) {
    const control = controlAt(place);
    // The page may be another version now.
    if (control?.textContent === place.text) early.presses.push({ control, place, key });
  }
}

/** React runs: from now on links to other languages wait for it, too, and each part knows whether its scripts can be had. */
export function startAnswering(): void {
  const early = window.earlyPresses;
  if (!early) return;
  early.isStarted = true;
  early.controls += ', a[hreflang]:not([target])';
  document.documentElement.removeAttribute(scriptsFailed);
}

/** The presses in a part that nothing has answered yet. */
export function pressesIn(element: Element): Press[] {
  const index = parts().indexOf(element);
  return window.earlyPresses?.presses.filter(({ place }) => place?.part === index) ?? [];
}

/** Answers what was pressed in a part, once React has taken it over: each in a task of its own, as with real clicks. */
export function answerPresses(element: Element): void {
  const early = window.earlyPresses;
  const mine = pressesIn(element);
  // Its scripts have come after all.
  document.documentElement.removeAttribute(scriptsFailed);
  if (!early || mine.length === 0) return;
  early.presses = early.presses.filter((press) => !mine.includes(press));
  for (const press of mine) setTimeout(() => answer(element, press));
}

function answer(element: Element, { place, key }: Press): void {
  const control = place && controlAt(place);
  // The space bar clicks.
  if (!key || key === ' ') {
    control?.click();
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
  const presses = early.presses.map(({ place, key }) => ({ place, key }));
  history.replaceState({ ...history.state, presses }, '');
  location.reload();
}

import type { Place } from '../model/keys';
import { formatKey } from '../site';

/** Returns the id of the element that edits a place of the content. */
export const fieldId = ({ path, key }: Place): string => `field:${path}:${formatKey(key)}`;

/** The time to wait for an element to appear, in frames. */
const patience = 60;

let waiting: number | undefined;

/**
 * Focuses an element as soon as it exists, and scrolls it into view. Gives up once another element is wanted.
 * @param block where to scroll it: `nearest` moves nothing if it is in view
 */
export function focusSoon(id: string, block: 'center' | 'nearest' = 'center', frames = patience): void {
  if (waiting !== undefined) cancelAnimationFrame(waiting);
  waiting = undefined;
  const element = document.getElementById(id);
  if (element) {
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block });
  } else if (frames > 0) waiting = requestAnimationFrame(() => focusSoon(id, block, frames - 1));
}

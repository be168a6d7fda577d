import type { Place } from '../model/place';
import { formatKey } from '../site';

/** Returns the id of the element that edits a place of the content. */
export const fieldId = ({ path, key }: Place): string => `field:${path}:${formatKey(key)}`;

/** The time to wait for an element to appear, in frames. */
const patience = 60;

/** Focuses an element as soon as it exists, and scrolls it into view. */
export function focusSoon(id: string, frames = patience): void {
  const element = document.getElementById(id);
  if (element) {
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  } else if (frames > 0) requestAnimationFrame(() => focusSoon(id, frames - 1));
}

import type { Place } from '../model/place';
import { formatKey } from '../site';

/** The id of the element in which a place of the content is edited. */
export const fieldId = ({ path, key }: Place): string => `field:${path}:${formatKey(key)}`;

/** How long an element may take to appear, in frames. */
const patience = 60;

/** Gives an element the focus as soon as it is there. */
export function focusSoon(id: string, frames = patience): void {
  const element = document.getElementById(id);
  if (element) {
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  } else if (frames > 0) requestAnimationFrame(() => focusSoon(id, frames - 1));
}

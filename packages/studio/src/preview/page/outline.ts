import { rectsOf, type Target } from './target';

/** Pixels between the outlined element and the outline. */
const gap = 3;

let box: HTMLElement | undefined;

/** Returns the frame. It is outside the page's own content and ignores clicks. */
function frame(): HTMLElement {
  box ??= Object.assign(document.createElement('div'), { hidden: true });
  box.setAttribute('aria-hidden', 'true');
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  Object.assign(box.style, {
    position: 'fixed',
    zIndex: '2147483647',
    pointerEvents: 'none',
    outline: '2px solid Highlight',
    boxShadow: '0 0 0 4px Canvas',
    borderRadius: '2px',
    transition: still ? 'none' : 'all 80ms ease-out',
  });
  if (!box.isConnected) document.documentElement.append(box);
  return box;
}

/** Draws a frame around an element, or around its given text node. */
export function outline({ element, node }: Pick<Target, 'element' | 'node'>): void {
  const rects = node ? rectsOf(node) : [element.getBoundingClientRect()];
  const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))];
  const [right, bottom] = [Math.max(...rects.map((rect) => rect.right)), Math.max(...rects.map((rect) => rect.bottom))];
  const own = frame();
  own.hidden = rects.length === 0;
  Object.assign(own.style, {
    left: `${left - gap}px`,
    top: `${top - gap}px`,
    width: `${right - left + 2 * gap}px`,
    height: `${bottom - top + 2 * gap}px`,
  });
}

/** Hides the frame. */
export function hideOutline(): void {
  if (box) box.hidden = true;
}

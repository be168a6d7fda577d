import { navigate } from 'gatsby';
import { isHydrating } from '../sleeping/hydration';
import { opensElsewhere } from './opens-elsewhere';

/** The part of Gatsby's loader that prefetches a page. */
interface GatsbyWindow {
  ___loader?: { hovering: (path: string) => void };
}

/**
 * Lets Gatsby follow links in parts of the page that still sleep (`sleeping.tsx`): without a reload, and prefetched when a pointer, a finger
 * or the focus is on them. Where React is awake, Gatsby's own links answer first; where it
 * does not run at all, browsers follow links themselves.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const path = pageOf(event);
    if (!path || isHydrating() || event.defaultPrevented || event.button > 0 || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(path, { replace: path === location.pathname });
  });
  const prefetch = (event: Event) => {
    const path = pageOf(event);
    if (path) (window as GatsbyWindow).___loader?.hovering(path.replace(/#.*/, ''));
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(sign, prefetch, { passive: true });
}

/** The address of the page that a link leads to, if it is one of this site; files have a dot in their names. */
function pageOf({ target }: Event): string | undefined {
  const link = target instanceof Element && target.closest('a[href^="/"]:not([target], [download])');
  const path = link ? link.getAttribute('href') : null;
  return path && !path.includes('.') ? path : undefined;
}

import { layOutAll } from './deferred-layout';

/**
 * Scrolls to the section that a hash names, and has the keyboard go on from there, as the browser does when it follows a link
 * itself.
 * @param hash of an address, with its `#`, as in `location.hash`
 * @returns whether there is such a section
 */
export function goToSection(hash: string, behavior: ScrollBehavior): boolean {
  const section = document.getElementById(decode(hash.slice(1)));
  if (!section) return false;
  layOutAll();
  section.scrollIntoView({ behavior });
  startKeyboardAt(section);
  return true;
}

/** A section takes the focus for a moment only: afterwards a click on it must not give it the focus. */
function startKeyboardAt(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
}

/** An address that somebody typed may hold a `%` that begins nothing. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

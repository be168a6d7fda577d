import { layOutAll } from './deferred-layout';

/**
 * Scrolls to the section in a hash and moves the keyboard position there, as browsers do for links.
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

/** The section is focusable only for a moment: later clicks on it must not focus it. */
function startKeyboardAt(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
}

/** A hand-typed address may contain an invalid `%`. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

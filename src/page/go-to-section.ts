import { decodeAddress } from './decode-address';
import { layOutAll } from './deferred-layout';
import { startKeyboardAt } from './start-keyboard';

/**
 * Scrolls to the section in a hash and moves the keyboard position there, as browsers do for links.
 * @param hash of an address, with its `#`, as in `location.hash`
 * @returns whether there is such a section
 */
export function goToSection(hash: string, behavior: ScrollBehavior): boolean {
  const section = sectionOf(hash);
  if (!section) return false;
  layOutAll();
  section.scrollIntoView({ behavior });
  startKeyboardAt(section);
  return true;
}

/** The section that a hash names, if the page has it. */
export const sectionOf = (hash: string) => document.getElementById(decodeAddress(hash.slice(1)));

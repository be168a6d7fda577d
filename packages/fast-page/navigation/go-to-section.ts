import { decodeAddress } from '../decode-address';
import { site } from '../site';
import { layOutAll } from '../styles/deferred-layout';
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

/** The section that a hash names, if the page has it; a name that is no id may stand for one (`sectionId`). */
export function sectionOf(hash: string): HTMLElement | null {
  const name = decodeAddress(hash.slice(1));
  return document.getElementById(name) ?? document.getElementById(site().sectionId(name));
}

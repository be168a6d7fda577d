import { elementId } from '../routing/anchors';
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

/** The section that a hash names, if the page has it; older links name it by the id of the content. */
export function sectionOf(hash: string): HTMLElement | null {
  const name = decodeAddress(hash.slice(1));
  return document.getElementById(name) ?? document.getElementById(elementId(name));
}

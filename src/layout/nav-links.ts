import { anchors } from '../routing/anchors';

/** The header's links to parts of the landing page, by the key of their word, with the section that they lead to. */
const links = [
  { word: 'home', section: undefined, hash: '' },
  { word: 'pricing', section: 'pricing', hash: `#${anchors.pricing}` },
  { word: 'reviews', section: 'testimonials', hash: `#${anchors.testimonials}` },
] as const;

/** The last of the links, behind the menu. */
const last = [{ word: 'faq', section: 'faq', hash: `#${anchors.faq}` }] as const;

/** A link to a part of the landing page. */
export type NavLink = (typeof links)[number] | (typeof last)[number];

/** The links to sections that the landing page has, before the menu and behind it. */
export function navLinks(sections: readonly string[]): { before: NavLink[]; behind: NavLink[] } {
  const isShown = ({ section }: NavLink) => section === undefined || sections.includes(section);
  return { before: links.filter(isShown), behind: last.filter(isShown) };
}

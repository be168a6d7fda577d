import { anchors } from '../routing/anchors';

/** The header's links to parts of the landing page, by the key of their word. */
export const sectionLinks = [
  { word: 'home', hash: '' },
  { word: 'pricing', hash: `#${anchors.pricing}` },
  { word: 'reviews', hash: `#${anchors.testimonials}` },
] as const;

/** The last of the links, behind the feature menu. */
export const faqLink = { word: 'faq', hash: `#${anchors.faq}` } as const;

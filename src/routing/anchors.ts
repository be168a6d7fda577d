/** Ids of the sections of a landing page that links point at (section 2 of the specification). */
export const anchors = {
  demo: 'video-section',
  pricing: 'pricing-section',
  testimonials: 'testimonials-section',
  faq: 'faq-section',
} as const;

/** The ids of the sections that a landing page shows. */
export const shownAnchors = (sections: readonly string[]): string[] =>
  Object.entries(anchors).flatMap(([section, anchor]) => (sections.includes(section) ? [anchor] : []));

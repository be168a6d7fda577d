/** Ids of the sections of a landing page that links point at (docs/product.md, Landing page). */
export const anchors = {
  demo: 'video-section',
  pricing: 'pricing-section',
  testimonials: 'testimonials-section',
  faq: 'faq-section',
} as const;

/**
 * The id of the element for an entry of the content, like those above. Browsers make an element with the id `dataLayer` a global
 * variable of this name, which scripts then take for their own; a name with a hyphen is no variable.
 */
export const elementId = (id: string) => `${id}-section`;

/** The ids of the sections that a landing page shows. */
export const shownAnchors = (sections: readonly string[]): string[] =>
  Object.entries(anchors).flatMap(([section, anchor]) => (sections.includes(section) ? [anchor] : []));

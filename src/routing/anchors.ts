/** Ids of the sections of a landing page that links point at (section 2 of the specification). */
export const anchors = {
  demo: 'video-section',
  pricing: 'pricing-section',
  testimonials: 'testimonials-section',
  faq: 'faq-section',
} as const;

import type { Collection } from '../packages/content/define';
import { demoSection } from './sections/Demo/demo-section';
import { faqSection } from './sections/Faq/faq-section';
import { featureCollection } from './sections/Features/feature-collection';
import { heroSection } from './sections/Hero/hero-section';
import { legalCollection } from './sections/LegalText/legal-collection';
import { pricingSection } from './sections/Pricing/pricing-section';
import { statisticsSection } from './sections/Statistics/statistics-section';
import { testimonialsSection } from './sections/Testimonials/testimonials-section';

/**
 * The sections that a landing page can show, by the name that `data/site.json` uses for them. From here follow the kinds of files, their
 * GraphQL types, the words that a page gets, anchors, the links of the header, and how facts and texts are joined, compared and left
 * out where they are not published.
 */
export const sections = {
  hero: heroSection,
  demo: demoSection,
  /** Its texts are those of the features. */
  solutions: { uses: ['features', 'learnMore'] },
  pricing: pricingSection,
  testimonials: testimonialsSection,
  faq: faqSection,
  statistics: statisticsSection,
} as const;

/** The collections of pages, by the name that code uses for them. What serves all of them loops over this table. */
export const collections = {
  features: featureCollection,
  legal: legalCollection,
} as const satisfies Record<string, Collection>;

/** The collection that the header's menu lists. */
export const menuCollection = collections.features;

/** The page that names every third-party service. */
export const cookiePolicy = { ...collections.legal, id: 'cookies' };

import { demoSection } from './sections/Demo/demo-section';
import { faqSection } from './sections/Faq/faq-section';
import { heroSection } from './sections/Hero/hero-section';
import { pricingSection } from './sections/Pricing/pricing-section';
import { statisticsSection } from './sections/Statistics/statistics-section';
import { testimonialsSection } from './sections/Testimonials/testimonials-section';

/**
 * The sections that a landing page can show, by the name that `data/site.json` uses for them. From here follow the kinds of files, their
 * GraphQL types, the namespaces of words, and how facts and texts are joined, compared and left out where they are not published.
 */
export const sections = {
  hero: heroSection,
  demo: demoSection,
  /** Its texts are those of the features. */
  solutions: {},
  pricing: pricingSection,
  testimonials: testimonialsSection,
  faq: faqSection,
  statistics: statisticsSection,
} as const;

import { z } from 'zod';
import type { Section } from '../../../packages/content/define';
import { groups, heading, id, picture, published, reference, text } from '../../../packages/content/define';

/** What editors write for the testimonials: what is the same in all languages, and the words. */
export const testimonialsSection = {
  anchor: 'testimonials-section',
  link: { word: 'header:reviews', place: 'before' },
  facts: {
    Testimonials: {
      path: 'testimonials.json',
      schema: z.strictObject({
        testimonials: groups(
          'The testimonials, in the order of the carousel.',
          {
            id: id('The id under which its words stand in content/testimonials.json of every language.'),
            published,
            rating: z.number().min(1).max(5).describe('Stars, from 1 to 5; fractions such as 4.2 are allowed.'),
            // Shown 56 pixels wide, twice that on dense screens; of another shape, only the middle would show.
            imageSrc: picture('The portrait', 144, { least: 0.9, most: 1.1, description: 'about as wide as high' }),
          },
          { min: 1 },
        ),
      }),
    },
  },
  texts: {
    TestimonialTexts: {
      path: 'content/testimonials.json',
      schema: z.strictObject({
        testimonials: groups('The words of every testimonial in data/testimonials.json.', {
          id: reference('The id in data/testimonials.json.', { file: 'testimonials.json', list: 'testimonials' }),
          name: text('Who speaks: a role and a city, never an invented person.'),
          position: text('What they do.'),
          content: text('What they say, without quotation marks.'),
        }),
      }),
    },
  },
  words: {
    clientReviews: z.strictObject({
      title: heading('Heading of the testimonials.'),
      lead: text('Sentence below it.'),
      carousel: text('Name of the carousel, for screen readers.'),
      carouselRole: text('The word for a carousel, read by screen readers after its name.'),
      slideRole: text('The word for a slide of a carousel, read by screen readers after its position.'),
      previous: text('Button: previous testimonial.'),
      next: text('Button: next testimonial.'),
      rating: text('{{rating}} stars out of {{max}}.'),
      position: text('Testimonial {{current}} of {{total}}.'),
      positions: text('Testimonials {{first}} to {{last}} of {{total}}, where several show.'),
      readOn: text('Button: shows the rest of a long testimonial.'),
      showLess: text('Button: shortens the testimonial again.'),
    }),
  },
} as const satisfies Section;

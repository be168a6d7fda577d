import { z } from 'zod';
import type { Section } from '../../../packages/content/define';
import { groups, heading, id, published, text } from '../../../packages/content/define';

/** What editors write for the questions and their answers. */
export const faqSection = {
  anchor: 'faq-section',
  link: { word: 'header:faq', place: 'behind' },
  texts: {
    Faq: {
      path: 'content/faq.json',
      schema: z.strictObject({
        entries: groups(
          'The questions, in the order of the page.',
          {
            id: id('An id, the same in all languages.'),
            published,
            question: text('The question.'),
            answer: text('The answer, in plain sentences.'),
          },
          { min: 1 },
        ),
      }),
    },
  },
  words: {
    faq: z.strictObject({
      title: heading('Heading of the questions.'),
      lead: text('Sentence below it.'),
    }),
  },
} as const satisfies Section;

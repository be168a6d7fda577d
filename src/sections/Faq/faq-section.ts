import { z } from 'zod';
import { groups, heading, id, published, text } from '../../content/schemas/fields';
import type { Section } from '../../content/section';

/** What editors write for the questions and their answers. */
export const faqSection = {
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

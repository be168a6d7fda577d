import { z } from 'zod';
import { heading, text } from '../../content/schemas/fields';
import type { Section } from '../../content/section';

/** What editors write for the statistics; the figures stand in the texts of features. */
export const statisticsSection = {
  words: {
    statistics: z.strictObject({
      title: heading('Heading of the statistics.'),
      lead: text('Sentence below it.'),
    }),
  },
} as const satisfies Section;

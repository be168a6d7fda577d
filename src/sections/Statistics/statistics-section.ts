import { z } from 'zod';
import type { Section } from '../../../packages/content/define';
import { heading, text } from '../../../packages/content/define';

/** What editors write for the statistics; the figures stand in the texts of features. */
export const statisticsSection = {
  words: {
    statistics: z.strictObject({
      title: heading('Heading of the statistics.'),
      lead: text('Sentence below it.'),
    }),
  },
} as const satisfies Section;

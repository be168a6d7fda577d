import { z } from 'zod';
import type { Section } from '../../../packages/content/define';
import { group, mainHeading, shortText, text } from '../../../packages/content/define';

/** What editors write for the hero. */
export const heroSection = {
  words: {
    hero: z.strictObject({
      badge: shortText('The badge with the flag.', 50),
      headlineBefore: mainHeading('First part of the headline.', 26),
      headlineGradient: mainHeading('The part of the headline in the gradient.', 30),
      headlineAfter: mainHeading('Last part of the headline.', 20),
      subtitle: text('One or two sentences below the headline. On phones the buttons follow the first: at most 90 letters.'),
      credibility: shortText('The badge of conformity.'),
      scaleLabel: text('Caption of the label beside the headline: what its seven bars show.'),
      scaleTag: shortText('The tag at the top of the figure: one short word.', 20),
      stages: group('The seven stages of a case, one bar each: at most two or three words.', {
        visit: shortText('Stage G, where a case begins: technical visit.', 30),
        quote: shortText('Stage F: study and quote.', 30),
        works: shortText('Stage E: works.', 30),
        photos: shortText('Stage D: geolocated photos.', 30),
        file: shortText('Stage C: CAE file.', 30),
        signature: shortText('Stage B: signature.', 30),
        premium: shortText('Stage A: premium paid.', 30),
      }),
    }),
  },
} as const satisfies Section;

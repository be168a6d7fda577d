import { z } from 'zod';
import type { Section } from '../../../packages/content/define';
import { group, heading, picture, portraitPicture, shortText, text } from '../../../packages/content/define';

/** What editors write for the demo: its words, and the poster that is shown until it is loaded. */
export const demoSection = {
  anchor: 'video-section',
  texts: {
    DemoTexts: {
      path: 'content/demo.json',
      schema: z.strictObject({
        poster: group('Shown until the demo is there.', {
          src: picture('The picture', 1200),
          portrait: portraitPicture(),
          alt: text('What the picture shows, for those who do not see it.'),
        }),
      }),
    },
  },
  words: {
    demo: z.strictObject({
      title: heading('Heading of the demo.'),
      lead: text('Sentence below the heading.'),
      frameTitle: text('Name of the demo’s frame, for screen readers.'),
      loading: text('Shown until the demo is there.'),
      needsConsent: text('Said in place of a demo from another site until the visitor has accepted all cookies.'),
      chooseCookies: shortText('Button beside it that opens the cookie dialog.'),
      unavailable: text('Shown when the demo does not come.'),
      openInNewTab: text('Link that opens the demo in a tab of its own.'),
    }),
  },
} as const satisfies Section;

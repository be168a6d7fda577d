import { z } from 'zod';
import type { Collection } from '../../../packages/content/define';
import {
  entryFacts,
  entryTextFields,
  group,
  groups,
  heading,
  id,
  mainHeading,
  picture,
  portraitPicture,
  reference,
  shortText,
  text,
} from '../../../packages/content/define';

/** The pictograms that a feature can have, drawn in `src/layout/FeatureIcon.tsx`. */
export const featureIcons = ['folder', 'workflow', 'document', 'premium', 'invoice', 'access', 'form', 'calendar'] as const;

/** An entry of `data/features.json`. */
const featureEntrySchema = z.strictObject({
  id: id('The feature’s id: the name of its file in content/features of every language.'),
  ...entryFacts,
  icon: z.enum(featureIcons).describe('The pictogram.'),
  listed: z.boolean().describe('Whether the feature has a card on the feature list page.'),
  listId: id('The id of its card on the feature list page.'),
  testimonial: reference('The id of the testimonial on its page; if left out, none.', {
    file: 'testimonials.json',
    list: 'testimonials',
  }).optional(),
});

/** A place or size in a picture, in per cent of it. */
const share = (description: string, least = 0) => z.number().min(least).max(100).describe(description);

/** What rounding may add to a place and a size, in per cent. */
const almostNothing = 0.05;

/** `content/features/{id}.json`: one feature in one language (docs/product.md, Feature list and feature page). */
const featureSchema = z
  .strictObject({
    ...entryTextFields,
    name: shortText('Short name, for tabs, menus and cards: at most three or four words.', 50),
    label: shortText('The chip above the title: one or two words.', 30),
    title: heading('The heading of the feature’s page and panel. Its first word is highlighted.'),
    summary: text('One sentence, for the menu and the cards.'),
    description: text('Two or three sentences below the title.'),
    benefits: z
      .array(text('What it brings, in one line.'))
      .min(3)
      .max(6)
      .describe('What the feature brings, the most telling first.'),
    proofs: z
      .array(text('One sentence of 20 to 30 words: how the benefit shows at work. Tabs do not have it.'))
      .min(1)
      .optional()
      .describe('The sentences below the benefits on the feature’s page, one for each, in their order. If left out, none.'),
    stat: z.number().min(0).max(100).nullable().describe('The big figure in per cent; null: none.'),
    statDescription: text('What the figure counts; null: none.').nullable(),
    image: group('The picture of the feature.', {
      src: picture('The picture', 1600, { least: 1, most: 2.2, description: 'as wide as high, to 2.2 times as wide' }),
      portrait: portraitPicture(),
      alt: text('What the picture shows, for those who do not see it.'),
      pieces: groups(
        'For each benefit, in their order: the piece of the picture beside it on the page. If left out, none.',
        {
          left: share('Where it begins from the left, in per cent of the picture’s width.'),
          top: share('Where it begins from the top, in per cent of the picture’s height.'),
          width: share('Its width, in per cent of the picture’s width: half a picture is 50.', 5),
          height: share('Its height, in per cent of the picture’s height.', 5),
        },
      ).optional(),
    }),
  })
  .refine(({ benefits, proofs = benefits }) => proofs.length === benefits.length, {
    path: ['proofs'],
    error: 'as many sentences as "benefits"',
    params: { fix: 'Write one for each benefit, in their order, or take "proofs" out in every language.' },
  })
  .refine(({ benefits, image }) => (image.pieces?.length ?? 0) <= benefits.length, {
    path: ['image', 'pieces'],
    error: 'at most one piece of the picture for each benefit',
    params: { fix: 'Take out those at the end, or add a benefit for each.' },
  })
  .superRefine(({ image }, { addIssue }) => {
    for (const [index, { left, top, width, height }] of image.pieces?.entries() ?? []) {
      if (Math.max(left + width, top + height) <= 100 + almostNothing) continue;
      addIssue({
        code: 'custom',
        path: ['image', 'pieces', index],
        message:
          'a piece that ends inside the picture: "left" and "width" are at most 100 together, and so are "top" and "height"',
        params: { fix: 'Make it smaller, or begin it further left or up.' },
      });
    }
  });

/** The words of the interface on pages of features, and of links to them. */
const featureWords = {
  features: z.strictObject({
    title: heading('Heading of the solutions on the landing page.'),
    lead: text('Sentence below it.'),
    tabs: text('Name of the row of tabs, for screen readers.'),
    listTitle: mainHeading('Heading of the feature list page.'),
    listLead: text('Sentence below it.'),
    benefits: text('Heading of a feature’s benefits.'),
    included_one: text(
      'That the pack named {{pack}} includes the feature, at {{amount}} before tax a month with {{count}} file (one).',
    ),
    included_other: text('The same for several: {{pack}}, {{amount}}, {{count}}.'),
    related: heading('Heading of the related features.'),
  }),
  learnMore: z.strictObject({
    label: shortText('Link to a feature’s page.'),
    about: text('The same link for screen readers, with {{feature}}.'),
  }),
};

/** The features of the product: a page for each, and their list. */
export const featureCollection = {
  kind: 'feature',
  what: 'feature',
  type: 'Feature',
  catalogue: {
    path: 'features.json',
    list: 'features',
    description: 'The features, in the order in which the site shows them.',
    entry: featureEntrySchema,
  },
  folder: 'content/features',
  schema: featureSchema,
  words: featureWords,
  template: 'FeatureDetail',
  card: { label: 'label', heading: 'title' },
  footer: { place: 'column', heading: 'footer:features', name: 'name', list: 'header:allFeatures' },
  list: {
    kind: 'features',
    segment: 'Second part of a feature’s address, as in /fr/fonctionnalites.',
    template: 'FeatureList',
    card: { label: 'header:features', heading: 'features:listTitle' },
  },
  short: {
    segment: 'fallback',
    description: 'First part of the short addresses without a language, as in /caracteristica/firma.',
  },
  namesCompany: false,
  names: ['name', 'title'],
  ownTexts: ['summary', 'description', 'benefits', 'proofs'],
} as const satisfies Collection;

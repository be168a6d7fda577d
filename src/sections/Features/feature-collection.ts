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
import { stages } from '../../content/stages';

/** The pictograms that a feature can have, drawn in `src/layout/FeatureIcon.tsx`. */
const featureIcons = ['folder', 'workflow', 'document', 'premium', 'invoice', 'access', 'form', 'calendar'] as const;

/** An entry of `data/features.json`. */
const featureEntrySchema = z.strictObject({
  id: id('The feature’s id: the name of its file in content/features of every language.'),
  ...entryFacts,
  icon: z.enum(featureIcons).describe('The pictogram.'),
  stage: z
    .enum(stages)
    .optional()
    .describe(
      'The stage of a case that it serves, whose bar of the label is on its page and its card; if left out, all of them, from G to A.',
    ),
  listed: z.boolean().describe('Whether the feature has a card on the feature list page.'),
  listId: id('The id of its card on the feature list page.'),
  testimonial: reference('The id of the testimonial on its page; if left out, none.', {
    file: 'testimonials.json',
    list: 'testimonials',
  }).optional(),
});

/** `content/features/{id}.json`: one feature in one language (docs/product.md, Feature list and feature page). */
const featureSchema = z.strictObject({
  ...entryTextFields,
  name: shortText('Short name, for tabs, menus and cards: at most three or four words.', 50),
  label: shortText('The chip above the title: one or two words.', 30),
  title: heading('The heading of the feature’s page and panel. Its first word is highlighted.'),
  summary: text('One sentence, for the menu and the cards.'),
  description: text('One or two sentences below the title: at most 150 letters.'),
  benefits: groups(
    'What the feature brings, the most telling first. Its page shows each with its sentence and its picture.',
    {
      text: text('What it brings, in one line.'),
      proof: text(
        'One sentence of 20 to 30 words below it on the feature’s page: how it shows at work. If left out, none.',
      ).optional(),
      plate: group('The picture that proves it, on the feature’s page; that of the first is on its card, too.', {
        src: picture('The picture', 1380, { least: 1.5, most: 2, description: '1.5 to 2 times as wide as high' }),
        portrait: picture('The same for phones, with larger letters; if left out, the wide one is shown', 600, {
          least: 0.8,
          most: 1.4,
          description: 'hardly wider than high, by 1.4 to 1 at most',
        }).optional(),
        alt: text('What the picture shows, for those who do not see it.'),
      }).optional(),
    },
    { min: 3, max: 6 },
  ),
  stat: z.number().min(0).max(100).nullable().describe('The big figure in per cent; null: none.'),
  statDescription: text('What the figure counts; null: none.').nullable(),
  statSource: text(
    'How it was counted, below it on the feature’s page: of how many cases, by whom, when. If left out, nothing.',
  ).optional(),
  image: group('The picture of the feature.', {
    src: picture('The picture', 1600, { least: 1, most: 2.2, description: 'as wide as high, to 2.2 times as wide' }),
    portrait: portraitPicture(),
    alt: text('What the picture shows, for those who do not see it.'),
  }),
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
  // Names of the stages.
  uses: ['hero'],
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
  ownTexts: ['summary', 'description', 'benefits'],
} as const satisfies Collection;

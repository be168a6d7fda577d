import type { Collection } from './collection';
import { featureEntrySchema, featureSchema, featureWords } from './schemas/feature';
import { legalEntrySchema, legalSchema, legalWords } from './schemas/legal';

/** The collections of pages: everything about a kind of page except its schema and its template. */
export const collections = {
  features: {
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
  },
  legal: {
    kind: 'legal',
    what: 'legal page',
    type: 'Legal',
    catalogue: {
      path: 'legal.json',
      list: 'pages',
      description: 'The legal pages, in the order in which the footer links them.',
      entry: legalEntrySchema,
    },
    folder: 'content/legal',
    schema: legalSchema,
    words: legalWords,
    template: 'Legal',
    card: { label: 'footer:legal', heading: 'title' },
    footer: { place: 'row', heading: 'footer:legal', name: 'title' },
    namesCompany: true,
    names: ['title'],
    ownTexts: [],
  },
} as const satisfies Record<string, Collection>;

/** The collection that the header's menu lists. */
export const menuCollection = collections.features;

/** The page that names every third-party service. */
export const cookiePolicy = { ...collections.legal, id: 'cookies' };

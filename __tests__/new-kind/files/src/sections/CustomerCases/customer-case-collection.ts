import { z } from 'zod';
import type { Collection } from '../../../packages/content/define';
import { entryFacts, entryTextFields, id, text } from '../../../packages/content/define';

/** An entry of `data/customer-cases.json`. */
const customerCaseEntrySchema = z.strictObject({
  id: id('The case’s id: the name of its file in content/customer-cases of every language.'),
  ...entryFacts,
});

/** `content/customer-cases/{id}.json`: one customer case in one language. */
const customerCaseSchema = z.strictObject({
  ...entryTextFields,
  title: text('The heading of the page, and its link.'),
  summary: text('One sentence below the heading, and on the list.'),
  story: z.array(text('A paragraph.')).min(1).describe('What happened.'),
});

/** The words of the interface on pages of customer cases. */
const customerCaseWords = {
  customerCases: z.strictObject({
    name: text('The collection, above headings and links.'),
    listTitle: text('Heading of the list.'),
    all: text('Link to the list.'),
  }),
};

/** The customer cases: a page for each, and their list. */
export const customerCaseCollection = {
  kind: 'customerCase',
  what: 'customer case',
  type: 'CustomerCase',
  catalogue: {
    path: 'customer-cases.json',
    list: 'customerCases',
    description: 'The customer cases, in the order in which the site shows them.',
    entry: customerCaseEntrySchema,
  },
  folder: 'content/customer-cases',
  schema: customerCaseSchema,
  words: customerCaseWords,
  template: 'CustomerCase',
  card: { label: 'customerCases:name', heading: 'title' },
  footer: { place: 'column', heading: 'customerCases:name', name: 'title', list: 'customerCases:all' },
  list: {
    kind: 'customerCases',
    segment: 'Second part of a customer case’s address.',
    template: 'CustomerCaseList',
    card: { label: 'customerCases:name', heading: 'customerCases:listTitle' },
  },
  namesCompany: false,
  names: ['title'],
  ownTexts: ['summary', 'story'],
} as const satisfies Collection;

import { z } from 'zod';
import type { Collection } from '../../../packages/content/define';
import { day, entryFacts, entryTextFields, externalUrl, groups, heading, id, text } from '../../../packages/content/define';

/** An entry of `data/legal.json`. */
const legalEntrySchema = z.strictObject({
  id: id('The page’s id: the name of its file in content/legal of every language.'),
  ...entryFacts,
  updated: day('When what it says last changed.'),
});

const legalSection = z.strictObject({
  id: id('The section’s id, the same in all languages; its anchor in the address is the id with -section at its end.'),
  heading: text('Heading of the section, and its line in the list of contents.'),
  paragraphs: z.array(text('A paragraph.')).describe('What stands below the heading.'),
  details: groups('Names and what is said of them, below the paragraphs; an empty list: none.', {
    term: text('What is named: a word of the register, an entry in storage.'),
    description: text('What is to be said of it.'),
  }),
  list: z.array(text('A line of the list.')).describe('A list, below the names; an empty list: none.'),
  links: groups('Links to other sites, at the end of the section; an empty list: none.', {
    text: text('The words of the link: where it leads.'),
    url: externalUrl('Address on another site, such as that of an authority.'),
  }),
});

/** `content/legal/{id}.json`: one legal page in one language. */
const legalSchema = z.strictObject({
  ...entryTextFields,
  title: heading('The heading of the page, and its link in the footer.'),
  lead: text('One or two sentences below the heading: what the page says, in short.'),
  sections: z.array(legalSection).min(1).describe('The sections, in the order of the page.'),
});

/** The words of the interface on legal pages. */
const legalWords = {
  legal: z.strictObject({
    contents: text('Heading of the list of contents.'),
    updated: text('When the page last changed, with {{date}}.'),
  }),
};

/** The legal pages. */
export const legalCollection = {
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
} as const satisfies Collection;

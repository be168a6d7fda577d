import { z } from 'zod';
import { entryFacts, entryTextFields, id, text } from './fields';

/** An entry of `data/customer-cases.json`. */
export const customerCaseEntrySchema = z.strictObject({
  id: id('The case’s id: the name of its file in content/customer-cases of every language.'),
  ...entryFacts,
});

/** `content/customer-cases/{id}.json`: one customer case in one language. */
export const customerCaseSchema = z.strictObject({
  ...entryTextFields,
  title: text('The heading of the page, and its link.'),
  summary: text('One sentence below the heading, and on the list.'),
  story: z.array(text('A paragraph.')).min(1).describe('What happened.'),
});

/** The words of the interface on pages of customer cases. */
export const customerCaseWords = {
  customerCases: z.strictObject({
    name: text('The collection, above headings and links.'),
    listTitle: text('Heading of the list.'),
    all: text('Link to the list.'),
  }),
};

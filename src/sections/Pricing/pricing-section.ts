import { z } from 'zod';
import { copyRegistry } from '../../../packages/content';
import type { Section } from '../../../packages/content/define';
import {
  groups,
  heading,
  id,
  matching,
  published,
  reference,
  shortText,
  text,
  wholeNumber,
} from '../../../packages/content/define';

/** Kinds of customer (docs/product.md, Pricing). */
const segments = ['agency', 'installer', 'industrial'] as const;

/** Kinds of support (docs/product.md, Pricing). */
const supportTypes = ['email', 'emailAndPhone', 'emailPhoneAndDedicated', 'alwaysOn'] as const;

const euros = (description: string) => wholeNumber(description, 1);

/** What editors write for the prices: the figures of every plan, published or kept for later (decision 11), and the words. */
export const pricingSection = {
  anchor: 'pricing-section',
  link: { word: 'header:pricing', place: 'before' },
  facts: {
    Packs: {
      path: 'packs.json',
      schema: z.strictObject({
        packs: groups(
          'The packs, from left to right.',
          {
            id: id('The pack’s id: its words stand under it in content/packs.json of every language.'),
            published,
            isPopular: z.boolean().describe('Whether it is marked as popular.'),
            segment: z.enum(segments).describe('Whom it is for.'),
            support: z.enum(supportTypes).describe('The support that comes with it.'),
            unlimitedUsers: z.boolean().describe('Whether the number of users is unlimited.'),
            price: euros('Price per month in euros; null: on request.').nullable(),
            includedFiles: wholeNumber('Files per month that the price includes.', 0),
            additionalFilePrice: euros('Price of one more file in euros; null: none can be added.').nullable(),
            additionalFilesStep: wholeNumber('How many files one click on plus adds.', 1),
            setupFee: euros('One-off fee for setting up, in euros; null: none.').nullable(),
            features: groups('What the pack includes and does not include, from top to bottom.', {
              id: reference('The id of a line in "features" of content/packs.json.', {
                file: 'content/packs.json',
                list: 'features',
                ofLanguage: true,
              }),
              included: z.boolean().describe('Whether the pack has it.'),
            }),
          },
          { min: 1 },
        ),
      }),
    },
  },
  texts: {
    PackTexts: {
      path: 'content/packs.json',
      schema: z.strictObject({
        packs: groups('The words of every pack in data/packs.json.', {
          id: reference('The pack’s id in data/packs.json.', { file: 'packs.json', list: 'packs' }),
          title: shortText('The pack’s name.', 30),
          description: text('One sentence on whom it suits.'),
          buttonText: shortText('The button of the pack.'),
        }),
        features: groups('The lines that packs are made of.', {
          id: id('The id that data/packs.json names.'),
          text: text('The line as visitors read it.'),
        }),
        setup: z.array(text('One thing that setting up includes.')).min(1).describe('What the one-off setup fee pays for.'),
      }),
    },
  },
  words: {
    pricingSection: z.strictObject({
      title: heading('Heading of the prices.'),
      lead: text(
        'Sentence below it; {{price}}, {{includedFiles}} and {{additionalFilePrice}} are those of the first published pack.',
      ),
      popular: shortText('The tag of the popular pack.', 24),
      perMonth: matching(
        'The period, directly behind the price. That it is before tax is said in the next field.',
        /^\/\S+$/u,
        'a slash and one word, such as /month',
      ).register(copyRegistry, { copy: true }),
      beforeTax: shortText('Beside it: that the price is before tax.', 24),
      pricePerFile: text('Below the price: what one file costs, {{amount}}, before or after tax.'),
      onRequest: shortText('Instead of a price that is not public.', 24),
      forSegment: z.strictObject({
        agency: text('Whom the pack is for: agencies.'),
        installer: text('Whom the pack is for: installers.'),
        industrial: text('Whom the pack is for: industrial players and delegated parties.'),
      }),
      support: z.strictObject({
        email: text('Support by e-mail.'),
        emailAndPhone: text('Support by e-mail and phone.'),
        emailPhoneAndDedicated: text('Support by e-mail and phone, and a dedicated person.'),
        alwaysOn: text('Support at any hour.'),
      }),
      unlimitedUsers: text('Said of a pack without a limit of users.'),
      includedFiles_one: text('{{count}} file is included (one).'),
      includedFiles_other: text('{{count}} files are included.'),
      additionalFilePrice: text('{{amount}} per additional file, before or after tax.'),
      counter: text('Name of the counter of additional files.'),
      additionalFiles_one: text('{{count}} additional file (one).'),
      additionalFiles_other: text('{{count}} additional files.'),
      addFiles: text('Button: add {{count}} files.'),
      removeFiles: text('Button: remove {{count}} files.'),
      totalFiles_one: text('{{count}} file in all (one).'),
      totalFiles_other: text('{{count}} files in all.'),
      features: text('Heading of the pack’s features.'),
      included: text('Read by screen readers before a feature that the pack includes.'),
      notIncluded: text('Read by screen readers before a feature that the pack does not include.'),
      setupFee: text('The one-off fee of {{amount}}, before or after tax.'),
      setupDetails: text('Label that opens the details of the fee.'),
      setupTitle: text('Heading of the card on the fee.'),
    }),
  },
} as const satisfies Section;

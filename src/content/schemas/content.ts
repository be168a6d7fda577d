import { z } from 'zod';
import {
  formerSlugs,
  group,
  listFields,
  matching,
  segmentFields,
  seo,
  shortText,
  slug,
  text,
} from '../../../packages/content/define';
import { collections } from '../../site';

/** `locales/{language}/language.json`: the language itself and its address segments. */
export const languageSchema = z.strictObject({
  name: shortText('The language’s own name, such as Français.', 24),
  label: shortText('What the language selector shows, such as FR.', 8),
  missingPage: text(
    'Explanation of the link to this language on pages that do not exist in it; the link leads to the closest page.',
  ),
  openGraphLocale: matching(
    'Language and country for social networks, such as fr_FR.',
    /^[a-z]{2}_[A-Z]{2}$/,
    'a locale such as fr_FR',
  ),
  segments: z
    .strictObject(segmentFields(collections, slug))
    .describe('The parts of addresses that this language translates.'),
  previousSegments: z
    .strictObject(
      segmentFields(collections, (_, name) =>
        formerSlugs(`Former values of "${name}": their addresses lead to the new ones.`),
      ),
    )
    .describe('What the segments were before.'),
});

/** `content/pages.json`: titles and descriptions of the pages that have no file of their own. */
export const pagesSchema = z.strictObject({
  landing: seo,
  ...listFields(collections, seo),
  notFound: seo,
  root: seo,
});

/** `content/cookies.json`: the cookie banner and its dialog (docs/product.md, Cookies). */
export const cookiesSchema = z.strictObject({
  banner: group('The bar at the bottom of the page.', {
    label: text('Name of the bar, for screen readers.'),
    text: text('What the bar says.'),
    acceptAll: shortText('Button: accept everything.'),
    essentialOnly: shortText('Button: essential cookies only.'),
    customise: shortText('Button that opens the dialog.'),
  }),
  modal: group('The dialog.', {
    title: text('Heading of the dialog.'),
    description: text('Line below the heading.'),
    close: text('Name of the close button.'),
    essentialOnly: shortText('Button: essential cookies only.'),
    acceptAll: shortText('Button: accept everything.'),
    alwaysOn: shortText('Said of the essential category, which cannot be switched off.', 30),
    privacySignal: text('Said to visitors whose browser sends the signal Global Privacy Control.'),
    policy: shortText('Link to the cookie policy.', 50),
  }),
  categories: z
    .array(
      z.strictObject({
        id: z.enum(['essential', 'analytics', 'marketing']).describe('The category.'),
        title: shortText('Name of the category.', 30),
        description: text('What cookies of this category do.'),
      }),
    )
    .length(3)
    .describe('The three categories.'),
  toast: group('The confirmation after a choice.', {
    title: text('Heading of the confirmation.'),
    all: text('Said after everything was accepted.'),
    essential: text('Said after only essential cookies were accepted.'),
    close: text('Name of the button that closes the confirmation.'),
  }),
});

import { z } from 'zod';
import { collectionWords } from '../collection-facts';
import { copyRegistry } from '../schema-walk';
import { group, heading, mainHeading, matching, shortText, text } from './fields';

/**
 * The interface texts, one file per namespace in `locales/{language}/`; components use them as `namespace:key`. `{{…}}` marks a
 * value that the page provides. The namespaces of the collections are next to their schemas.
 */
export const interfaceSchemas = {
  ...collectionWords,
  header: z.strictObject({
    skipToContent: shortText('Link for keyboard users, shown on focus: go to the content.'),
    navigation: text('Name of the navigation, for screen readers.'),
    logo: text('Name of the logo’s link.'),
    home: shortText('Link to the home page.', 24),
    pricing: shortText('Link to the prices.', 24),
    reviews: shortText('Link to the testimonials.', 24),
    features: shortText('The feature menu.', 24),
    allFeatures: shortText('Entry of the feature menu that leads to the list of features.'),
    allFeaturesDescription: text('Line below that entry.'),
    faq: shortText('Link to the questions.', 24),
    language: text('Name of the language selector.'),
    openMenu: text('Button that opens the menu on phones.'),
    closeMenu: text('Button that closes the menu on phones.'),
    menu: shortText('Heading of the menu on phones.', 24),
  }),
  hero: z.strictObject({
    badge: shortText('The badge with the flag.', 50),
    headlineBefore: mainHeading('First part of the headline.', 26),
    headlineGradient: mainHeading('The part of the headline in the gradient.', 30),
    headlineAfter: mainHeading('Last part of the headline.', 20),
    subtitle: text('One or two sentences below the headline.'),
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
  statistics: z.strictObject({
    title: heading('Heading of the statistics.'),
    lead: text('Sentence below it.'),
  }),
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
  clientReviews: z.strictObject({
    title: heading('Heading of the testimonials.'),
    lead: text('Sentence below it.'),
    carousel: text('Name of the carousel, for screen readers.'),
    carouselRole: text('The word for a carousel, read by screen readers after its name.'),
    slideRole: text('The word for a slide of a carousel, read by screen readers after its position.'),
    previous: text('Button: previous testimonial.'),
    next: text('Button: next testimonial.'),
    rating: text('{{rating}} stars out of {{max}}.'),
    position: text('Testimonial {{current}} of {{total}}.'),
    positions: text('Testimonials {{first}} to {{last}} of {{total}}, where several show.'),
    readOn: text('Button: shows the rest of a long testimonial.'),
    showLess: text('Button: shortens the testimonial again.'),
  }),
  faq: z.strictObject({
    title: heading('Heading of the questions.'),
    lead: text('Sentence below it.'),
  }),
  compliance: z.strictObject({
    title: text('Heading of the compliance note.'),
    dataProtection: text('On data protection.'),
    tax: text('On the Spanish tax rules.'),
  }),
  footer: z.strictObject({
    bannerTitle: heading('Heading of the banner at the top of the footer.'),
    bannerLead: text('Sentence below it.'),
    callTitle: text('Heading of the call to action, over the video and the free trial.'),
    contact: shortText('Heading of the contact details.'),
    phone: shortText('Word before the phone number.', 24),
    email: shortText('Word before the e-mail address.', 24),
    language: text('Name of the footer’s links to other languages, for screen readers: another one than the header’s.'),
    features: shortText('Heading of the links to features.'),
    product: shortText('Heading of the links to the site’s pages.'),
    legal: text('Name of the links to the legal pages.'),
    cookies: shortText('Link that opens the cookie dialog again.'),
    copyright: text('The copyright note, with {{year}}.'),
  }),
  buttons: z.strictObject({
    requestDemo: shortText('Button: ask for a demo.'),
    testLive: shortText('Button: try the demo on this page.'),
    freeTrial: shortText('Button: free trial.'),
    watchVideo: shortText('Button: watch the demo.'),
    seeStep: shortText('Link from a feature to its step of the demo.'),
    chat: shortText('Button: chat with the team.'),
    backToHome: shortText('Link to the home page.'),
    backToFeatures: shortText('Link to the feature list.'),
    newTab: text('Said after links that open a new tab, for screen readers.'),
  }),
  notFound: z.strictObject({
    code: shortText('The big figure.', 8),
    title: heading('What happened.'),
    lead: text('What it means, above links to the most important pages.'),
    home: shortText('Link to the home page.'),
  }),
} as const;

/** Name of an interface namespace, and of its file. */
export type InterfaceNamespace = keyof typeof interfaceSchemas;

/** The words of every namespace, as components see them. */
export type InterfaceWords = {
  [Namespace in InterfaceNamespace]: z.infer<(typeof interfaceSchemas)[Namespace]>;
};

import { z } from 'zod';
import { heading, shortText, text } from '../../../packages/content/define';

/**
 * The interface texts of what no section and no collection shows, one file per namespace in `locales/{language}/`; components use them
 * as `namespace:key`. `{{…}}` marks a value that the page provides.
 */
export const layoutWords = {
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
  compliance: z.strictObject({
    title: text('Heading of the compliance note.'),
    dataProtection: text('On data protection.'),
    tax: text('On the Spanish tax rules.'),
  }),
  footer: z.strictObject({
    bannerTitle: heading('Heading of the banner at the top of the footer.'),
    bannerLead: text('Sentence below it.'),
    callTitle: text('Heading of the call to action, over the video and the demo request.'),
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

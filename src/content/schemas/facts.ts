import { z } from 'zod';
import {
  contactAddress,
  cookieName,
  demoAddress,
  externalUrl,
  formerPath,
  group,
  groups,
  id,
  languageCode,
  matching,
  origin,
  plainText,
  scriptAddress,
  scriptSource,
  sectionNames,
  shortText,
  siteLanguage,
  source,
  target,
  text,
  wholeNumber,
} from '../../../packages/content/define';
import { sections } from '../../site';

const list = (entry: z.ZodType<string>, description: string) => z.array(entry).optional().describe(description);

const sources = (description: string) =>
  list(source('A host, perhaps with a path; https://*.example.com for all below it.'), description);

/** A third-party service, and what the security policy allows it. */
const thirdPartySchema = z.strictObject({
  name: text('The service’s name, as the cookie policy has it.'),
  scripts: list(scriptSource('A script, or a folder of scripts with a slash at its end.'), 'Where its scripts come from.'),
  requests: sources('Where its scripts send and fetch data.'),
  images: sources('Where its pictures come from.'),
  frames: sources('Where its frames come from.'),
  cookies: list(
    cookieName('The name of a cookie; a star at its end stands for any end, as in _ga_*.'),
    'The cookies that it sets for this site. They are deleted when a visitor takes their consent back.',
  ),
});

/** An e-mail address whose domain may have letters of any language. Programs that read the schemas know no `\p{L}`. */
const emailAddress =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z0-9\u00a1-\uffff][A-Za-z0-9\u00a1-\uffff-]*\.)+[A-Za-z\u00a1-\uffff]{2,}$/;

const pageOrLanguage = '"page" or a language code of two small letters';

/** `data/site.json`: facts of the whole site. */
export const siteSchema = z.strictObject({
  // Search engines take short names (developers.google.com/search/docs/appearance/site-names).
  name: matching(
    'The product’s name, at most 30 characters. The texts of the languages write {{name}} instead.',
    /^\S(?:.{0,28}\S)?$/u,
    'a name of at most 30 characters, with no space before or after it',
  ),
  origin: origin('The site’s own address, without a slash at the end; canonical links start with it.'),
  copyrightYear: wholeNumber('The year of the copyright note.', 2000, 2100),
  languages: z
    .array(languageCode('A language of the site: the name of its folder in data/locales.'))
    .min(1)
    .describe('The languages of the site, in the order of the language selector.'),
  defaultLanguage: siteLanguage('Where / leads when the browser asks for a language that the site does not have.'),
  sourceLanguage: siteLanguage('The language in which texts are written first; the other languages translate them.'),
  notFoundLanguage: siteLanguage('The language of the 404 page for addresses that name no language.'),
  sections: z
    .array(z.enum(sectionNames(sections)))
    .min(1)
    .describe('The sections of a landing page, from top to bottom.'),
  cookieBannerLanguage: z
    .union([z.literal('page'), siteLanguage('A language code.', pageOrLanguage)], { error: pageOrLanguage })
    .describe('The language of the cookie banner: a language code, or "page" to follow the page.'),
  contact: group('How visitors reach the team.', {
    phone: matching(
      'Phone number, international, as visitors read it.',
      /^\+(?=(?: ?[0-9]){8,15}$)(?!3[34](?! ?(?:[0-9] ?){8}[0-9]$))[1-9][0-9]{0,2} [0-9 ]+$/,
      'an international number with all its digits, and only spaces between them, such as +34 555 010 203',
    ),
    email: z.email({ error: 'an e-mail address', pattern: emailAddress }).describe('E-mail address of the sales team.'),
    chatUrl: externalUrl('Address of the instant-messaging chat.'),
    demoFormUrl: externalUrl('Address of the demo-request form.'),
  }),
  company: group('Who publishes the site, for the legal pages: {{legalName}}, {{companyAddress}} and the like.', {
    legalName: plainText('The company’s name, as the register has it.'),
    address: plainText('Its registered office: street, postcode, town.'),
    taxId: plainText('Its tax number (NIF).'),
    register: plainText('Where it is registered, and under which number.'),
    director: plainText('The publication director: name and surname (article 1-1 of the French law LCEN).'),
    host: group('Who keeps the site on their servers.', {
      name: plainText('The hosting company’s name.'),
      address: plainText('Its address.'),
      phone: plainText('Its phone number.'),
    }),
  }),
  consent: group('When visitors are asked again for their choice of cookies.', {
    version: wholeNumber(
      'Raise it by one when what visitors agree to changes: they are asked again. Not for a corrected typo. After a new service in thirdParties, visitors are asked again automatically.',
      1,
    ),
    months: wholeNumber(
      'How long a choice of cookies holds, in months. The CNIL recommends 6; the AEPD allows 24 at most.',
      1,
      24,
    ),
  }),
  demoFrameUrl: demoAddress(
    'Address of the interactive demo; {{language}} stands for the page’s language. A path of this site, or a full address, whose host must stand in "frames" of a service in thirdParties.',
  ),
  hosts: z
    .array(id('A host: the name of its page in docs/hosting.'))
    .describe('The hosts that the build writes redirects and headers for. Do not list both Netlify and Cloudflare.'),
  menuLength: wholeNumber(
    'How many features the menu and the footer of every page link at most, the first ones; both lead to the list of all. 12 if left out.',
    1,
    100,
  ).optional(),
  security: group('What /.well-known/security.txt says to those who find a weakness.', {
    contact: contactAddress('Where to report a weakness of the site.'),
    expires: z.iso
      .datetime({ error: 'a moment such as 2027-10-31T00:00:00Z' })
      .describe('Date until which someone reads the contact, at most a year ahead. The check warns in time.'),
  }),
  tagManager: scriptAddress(
    'Address of a tag manager’s script, such as https://www.googletagmanager.com/gtm.js?id=GTM-0000000; null: none. It is loaded once a visitor has accepted everything. It must stand in "scripts" of a service in thirdParties, and so must what its tags reach.',
  ).nullable(),
  thirdParties: z
    .array(thirdPartySchema)
    .describe(
      'Third-party services that pages may use after the visitor has accepted. The security policy blocks everything else.',
    ),
});

/** `data/redirects.json`: addresses that lead elsewhere, beside those that follow from slugs. */
export const redirectsSchema = z.strictObject({
  redirects: groups('Addresses that redirect permanently. Former slugs need no line here.', {
    from: formerPath('The old path, with nothing but letters, digits and - . _ ~ between slashes.'),
    to: target('The path of this site where it leads.'),
  }),
});

/** `data/errors.json`: the page that shows when everything else fails; in one language, since nothing can be relied on then. */
export const errorTextsSchema = z.strictObject({
  language: languageCode('The language of these words.'),
  unexpected: text('Heading of the page.'),
  home: shortText('Link to the home page.'),
});

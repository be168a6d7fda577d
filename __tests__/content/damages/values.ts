import { all, change, type Damages, edit, hero, picture, set, signature } from './draft';

type Feature = { benefits: { plate?: { alt?: string } }[] };
const languagesOf = (languages: string) =>
  edit('features.json', '"id": "diagnostic",', `"id": "diagnostic", "languages": ${languages},`);

/** Keys and values that do not match the schema of their file, besides those of `fixtures/site-settings.txt`. */
export const values: Damages = {
  'a schema that is lost': edit(hero, /.*"\$schema".*\n/, ''),
  'a key too many': edit(hero, '"badge"', '"bagde": "x",\n  "badge"'),
  'no first key': edit(hero, /.*"badge".*\n/, ''),
  'no key among others': edit(hero, '    "works": "Travaux",\n', ''),
  'no key of a fact': edit('site.json', '  "notFoundLanguage": "en",\n', ''),
  'a text as a number': edit(hero, /"subtitle": ".*"/, '"subtitle": 7'),
  'a text where a list belongs': set(signature, { benefits: 'Un seul avantage' }),
  'names that are too long for a file': all(
    edit(signature, '"gestion-dossiers-prime-energie"', `"${'a'.repeat(300)}"`),
    edit('features.json', '"cases"', `"${'a'.repeat(300)}"`),
    edit(signature, picture, `features/fr/${'é'.repeat(80)}.png`),
    edit('redirects.json', '"/tarifs"', `"/a/${'é'.repeat(100)}/b"`),
    edit('redirects.json', '/fr#pricing-section', `/${'abcdefg/'.repeat(300)}`),
    set('site.json', { tagManager: `https://example.org/${'a'.repeat(3000)}` }),
  ),
  'too many words for a button, a badge, a link of the menu, a tab, a chip': all(
    set('locales/fr/buttons.json', { freeTrial: 'x'.repeat(41) }),
    set('locales/fr/header.json', { pricing: 'x'.repeat(25) }),
    set(signature, { name: 'x'.repeat(51), label: 'x'.repeat(31) }),
    set(hero, { badge: 'x'.repeat(51), headlineGradient: 'x x'.repeat(11), headlineAfter: 'x x'.repeat(7) }),
  ),
  'a word in a heading that is wider than a phone': edit(
    signature,
    '"title": "',
    '"title": "Anticonstitutionnellement\u00a0! ',
  ),
  'the plate of a benefit without its description': change<Feature>(
    signature,
    ({ benefits: [first] }) => delete first?.plate?.alt,
  ),
  'a stage that there is not': edit('features.json', '"stage": "file"', '"stage": "flie"'),
  'no language for a page': languagesOf('[]'),
  'a text for its languages': languagesOf('"fr"'),
  'one of its languages twice': languagesOf('["fr", "es", "fr"]'),
  'a language that the site has not': languagesOf('["fr", "de"]'),
  'languages without the source language': languagesOf('["es"]'),
  'no feature on the list': change<{ features: object[] }>('features.json', ({ features }) => {
    for (const feature of features) Object.assign(feature, { listed: false });
  }),
  'no feature in a language': change<{ features: object[] }>('features.json', ({ features }) => {
    for (const feature of features) Object.assign(feature, { languages: ['fr'] });
  }),
  'a cookie bar in one language, at a release': all(set('site.json', { cookieBannerLanguage: 'es' }), (draft) => {
    draft.release = true;
  }),
};

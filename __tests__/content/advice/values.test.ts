import type { Draft } from '../damages';
import { edit, expectMessages, type Row } from './expect-messages';

const hero = 'locales/fr/hero.json';
const packs = 'packs.json';
const faq = 'locales/fr/content/faq.json';
const planning = 'locales/fr/content/features/planning.json';
const photos = 'locales/fr/content/features/photos.json';
const reports = 'locales/fr/content/features/reports.json';
const language = 'locales/es/language.json';
const line = '"quote"';

/** Gives one feature the value that another has for some keys. */
const copied = (draft: Draft, ...keys: string[]) => {
  const [from, to] = [planning, photos].map((path) => JSON.parse(draft.read(path)) as Record<string, unknown>);
  draft.write(photos, JSON.stringify({ ...to, ...Object.fromEntries(keys.map((key) => [key, from?.[key]])) }, null, 2));
};

const values: Row[] = [
  [
    'a text where a list belongs, told once',
    (draft) => {
      const value = JSON.parse(draft.read(planning)) as Record<string, unknown>;
      draft.write(planning, JSON.stringify({ ...value, benefits: 'Un seul avantage' }, null, 2));
    },
    [planning, '"benefits"', 'found "Un seul avantage"; expected a list [ ]'],
  ],
  [
    'the code of a language in capitals, told once',
    edit('site.json', '"fr", "es"]', '"fr", "ES"]'),
    ['site.json', '"ES"', 'Write "es".'],
  ],
  [
    'an id in capitals, told once',
    edit('features.json', '"id": "planning"', '"id": "Planning"'),
    ['features.json', '"Planning"', 'Write "planning".'],
  ],
  [
    'a redirect to a page that is not there, told once',
    edit('redirects.json', '"/fr#pricing-section"', '"/fr/prix"'),
    ['redirects.json', '"/fr/prix"', 'found /fr/prix, where /fr/prix is nothing'],
  ],
  [
    'another price in words',
    edit(faq, '{{price}} par', '350 euros par'),
    [faq, '350 euros', 'found "350 euros"; expected one of our prices'],
  ],
  ['our price in words', edit(faq, '{{price}} par', '120 euros par'), [faq, '120 euros', 'Write {{price}} instead.']],
  [
    'another price in any file',
    edit(hero, 'Plan et devis', 'Devis à 90\\u00a0€'),
    [hero, line, 'found "90\u00a0€"; expected one of our prices'],
  ],
  [
    'another number of included files in any file',
    edit(hero, 'Plan et devis', 'Plan de 35 parcelles'),
    [
      hero,
      line,
      'found "35 parcelles"; expected 30, as "includedFiles" in data/packs.json says, or another number in words.',
    ],
  ],
  [
    'our number of included files',
    edit(faq, '{{price}} par', '30 parcelles à {{price}} par'),
    [faq, '30 parcelles', 'Write {{includedFiles}} instead.'],
  ],
  [
    'our telephone number as one dials it at home',
    edit(faq, '{{phone}}', '0199 000 111'),
    [faq, '0199', 'Write {{phone}} instead.'],
  ],
  [
    'a price with cents',
    edit(packs, '120', '3.90'),
    [packs, '3.90', 'found 3.9; expected a whole number. Write a whole number: the page shows no more.'],
  ],
  ['a price of nothing', edit(packs, '120', '0'), [packs, '"price": 0', 'expected at least 1']],
  [
    'a price with two digits too many',
    edit(packs, '120', '39000'),
    [packs, '39000', 'found 39000 €; expected 10 to 5000 €, as is usual here.'],
  ],
  [
    'one file as dear as the pack',
    edit(packs, '"additionalFilePrice": 2', '"additionalFilePrice": 120'),
    [packs, '"additionalFilePrice": 120', 'less for one file than for the whole pack'],
  ],
  [
    'a telephone number of twenty digits',
    edit('site.json', '+33 199 000 111', '+33 199 000 111 222 333 44'),
    ['site.json', '"phone": "+33 199 000 111', 'with all its digits'],
  ],
  [
    'a telephone number without its last digit',
    edit('site.json', '+33 199 000 111', '+33 199 000 11'),
    ['site.json', '"phone": "+33 199 000 11"', 'with all its digits'],
  ],
  [
    'a schema that is lost',
    edit(hero, '  "$schema": "../../../../../data/schemas/words-hero.json",\n', ''),
    [hero, '', 'found no "$schema"; expected'],
  ],
  [
    'a schema of another file',
    edit(hero, 'words-hero', 'words-faq'),
    [hero, '$schema', 'Write as the first line: "$schema": "../../schemas/words-hero.json",'],
  ],
  [
    'two features of one name',
    (draft) => copied(draft, 'name'),
    [photos, '"name"', `which data/${planning} has already; expected a name of its own`],
  ],
  [
    'a copy of a feature',
    (draft) => copied(draft, 'summary', 'description', 'benefits', 'label'),
    [photos, '"summary"', `found a copy of data/${planning}; expected a feature in words of its own`],
  ],
  [
    'a language by the name of another',
    edit(language, '"Español"', '"Français"'),
    [language, 'Français', 'which data/locales/fr/language.json has already'],
  ],
  [
    'a locale of another language',
    edit(language, 'es_ES', 'fr_FR'),
    [language, 'fr_FR', 'found "fr_FR" in the folder of "es"; expected es_ and a country.'],
  ],
  [
    'a section of the landing page twice',
    edit('site.json', '"hero", ', '"hero", "hero", '),
    ['site.json', '"hero"', 'the id "hero" a second time'],
  ],
  [
    'a host twice',
    edit('site.json', '"nginx", ', '"nginx", "nginx", '),
    ['site.json', '"nginx"', 'the id "nginx" a second time'],
  ],
  [
    'a category of cookies twice',
    (draft) => {
      for (const code of ['fr', 'es']) draft.edit(`locales/${code}/content/cookies.json`, ': "marketing"', ':  "analytics"');
    },
    ['locales/es/content/cookies.json', '"id":  "analytics"', 'the id "analytics" a second time'],
    ['locales/fr/content/cookies.json', '"id":  "analytics"', 'the id "analytics" a second time'],
  ],
  [
    'a card twice on the list of features',
    edit('features.json', '"listId": "land"', '"listId": "weeks"'),
    ['features.json', '"plots"', 'the id "weeks" a second time'],
  ],
  [
    'a headline that is too long for a phone',
    edit(
      hero,
      '"headlineAfter": "',
      '"headlineAfter": "et de tous les autres jardins, vergers, champs et serres de la région ',
    ),
    [hero, '"headlineAfter"', 'lines on a phone; expected at most 6. Say it in fewer words, and the rest below.'],
  ],
  [
    'a word in a heading that is wider than a phone',
    edit(planning, '"title": "', '"title": "Anticonstitutionnellement\u00a0! '),
    [planning, '"title"', 'pixels wide; expected at most 312, which is a line on a phone. Choose a shorter word'],
  ],
  [
    'a name that is too long for a tab',
    edit(planning, '"name": "', '"name": "Organisation et répartition de tous les travaux de saison du jardin '),
    [planning, '"name"', 'lines on a phone; expected at most 2.'],
  ],
  [
    'a WebP file named .png',
    ({ data }) => data.imageFacts.set('features/fr/planning.png', { width: 1600, height: 1000, bytes: 1000, type: 'webp' }),
    [planning, '"src"', 'which is a file of the type WEBP; expected a name that ends with what the file is.'],
  ],
];

const takeOut = 'Take it out of this list.';

values.push(
  [
    'the slug of a feature among the former ones of another',
    edit(reports, '"previousSlugs": [', '"previousSlugs": ["planning-jardin-equipe"'),
    [reports, '"previousSlugs"', `found "planning-jardin-equipe", which data/${planning} has already; expected`],
  ],
  [
    'the same the other way round',
    edit(planning, '"agenda-jardin"', '"agenda-jardin", "bilan-saison-jardin"'),
    [planning, '"previousSlugs"', takeOut],
  ],
  [
    'the former slug of a feature in use for another',
    edit(reports, '"bilan-saison-jardin"', '"agenda-jardin"'),
    [reports, '"slug"', `which data/${planning} has already; expected a value of its own`],
  ],
  [
    'the slug of a feature in use for another before it',
    edit(planning, '"planning-jardin-equipe"', '"bilan-saison-jardin"'),
    [planning, '"slug"', 'Choose another one here: the other page keeps its address.'],
  ],
  [
    'the same for one after it',
    edit(reports, '"bilan-saison-jardin"', '"planning-jardin-equipe"'),
    [reports, '"slug"', 'Choose another one here: the other page keeps its address.'],
  ],
  [
    'one new slug for two features',
    (draft) => {
      draft.edit(planning, '"planning-jardin-equipe"', '"jardin-neuf"');
      draft.edit(reports, '"bilan-saison-jardin"', '"jardin-neuf"');
    },
    [reports, '"slug"', 'Change one of the two.'],
  ],
  [
    'a key deleted from a text',
    edit(hero, '  "headlineAfter": "en équipe",\n', ''),
    [
      hero,
      '"headlineGradient"',
      'headlineAfter: found nothing; expected a text. Add this key after "headlineGradient"; the same',
    ],
  ],
  [
    'a key deleted from the facts',
    edit('site.json', '  "notFoundLanguage": "es",\n', ''),
    ['site.json', '"sourceLanguage"', 'expected a text. Add this key after "sourceLanguage".'],
  ],
  [
    'a GIF named .png',
    ({ data }) => data.imageFacts.set('features/fr/planning.png', { width: 1600, height: 1000, bytes: 1000, type: 'gif' }),
    [planning, '"src"', 'the type GIF; expected a PNG, JPEG, WebP or AVIF file. Save the picture again as PNG or JPEG.'],
  ],
  [
    'the language of the cookie bar in capitals',
    edit('site.json', '"cookieBannerLanguage": "fr"', '"cookieBannerLanguage": "Page"'),
    ['site.json', 'cookieBannerLanguage', 'found "Page"; expected one of "page", "fr", "es". Write "page".'],
  ],
  [
    'the code of a language in capitals',
    edit('site.json', '"defaultLanguage": "fr"', '"defaultLanguage": "FR"'),
    ['site.json', 'defaultLanguage', 'Write "fr".'],
  ],
  [
    'a slug in capitals',
    edit(planning, '"planning-jardin-equipe"', '"Planning-Jardin"'),
    [planning, '"slug"', 'Write "planning-jardin".'],
  ],
  [
    'a number with its unit, as a text',
    edit(packs, '120', '"120 €"'),
    [packs, '"price"', 'Write 120, without quotation marks.'],
  ],
  ['a share as a text', edit(planning, '62', '"75 %"'), [planning, '"stat"', 'Write 75, without quotation marks.']],
  ['a number as a text', edit(packs, '120', '"390"'), [packs, '"price"', 'Write 390, without quotation marks.']],
);

values.push(
  [
    'the language of the cookie bar misspelt',
    edit('site.json', '"cookieBannerLanguage": "fr"', '"cookieBannerLanguage": "pages"'),
    ['site.json', 'cookieBannerLanguage', 'found "pages"; expected one of "page", "fr", "es". Did you mean "page"?'],
  ],
  [
    'the cookie bar in a language that the site has not',
    edit('site.json', '"cookieBannerLanguage": "fr"', '"cookieBannerLanguage": "uk"'),
    ['site.json', 'cookieBannerLanguage', 'found "uk"; expected one of "page", "fr", "es".'],
  ],
  [
    'the name of a language for its code',
    edit('site.json', '"notFoundLanguage": "es"', '"notFoundLanguage": "español"'),
    ['site.json', 'notFoundLanguage', 'expected one of "fr", "es". Write one of these.'],
  ],
  [
    'a language misspelt in the list of languages',
    edit('site.json', '"fr", "es"]', '"fr", "sp"]'),
    [
      'site.json',
      '"sp"',
      'found "sp", but no folder data/locales/sp; there is data/locales/es; expected the name of the folder. Did you mean "es"?',
    ],
  ],
  [
    'the source language misspelt in the list of languages',
    edit('site.json', '"fr", "es"]', '"fl", "es"]'),
    ['site.json', '"fl"', 'Did you mean "fr"?'],
  ],
  [
    'a fee with a point between its thousands',
    edit(packs, '"setupFee": 600', '"setupFee": 1.000'),
    [
      packs,
      '1.000',
      'found 1.000, which JSON reads as 1: a point is the decimal sign; expected digits with nothing between them. Write 1000, or 1 if you mean that.',
    ],
  ],
  [
    'the same with a figure that is no round one',
    edit(packs, '"setupFee": 600', '"setupFee": 1.350'),
    [packs, '1.350', 'Write 1350, or 1.35 if you mean that.'],
  ],
  [
    'the same with a figure that ends otherwise',
    edit(packs, '"setupFee": 600', '"setupFee": 1.355'),
    [packs, '1.355', 'Write 1355: JSON reads the point as a decimal sign.'],
  ],
);

describe('an implausible value is reported', () => {
  test.each(values)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});

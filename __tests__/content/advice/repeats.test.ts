import type { Draft } from '../damages';
import { edit, expectMessages, type Row } from './expect-messages';

const planning = 'locales/fr/content/features/planning.json';
const photos = 'locales/fr/content/features/photos.json';
const reports = 'locales/fr/content/features/reports.json';
const language = 'locales/es/language.json';

/** Gives one feature the value that another has for some keys. */
const copied = (draft: Draft, ...keys: string[]) => {
  const [from, to] = [planning, photos].map((path) => JSON.parse(draft.read(path)) as Record<string, unknown>);
  draft.write(photos, JSON.stringify({ ...to, ...Object.fromEntries(keys.map((key) => [key, from?.[key]])) }, null, 2));
};

const takeOut = 'Take it out of this list.';

const values: Row[] = [
  [
    'a section twice',
    edit('site.json', '"faq", "statistics"', '"faq", "statistics", "demo"'),
    ['site.json', '"sections"', 'found the id "demo" a second time; expected each id once. Take one of the two out.'],
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
];

describe('a value that another entry has already is reported', () => {
  test.each(values)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});

import type { Draft } from '../damages';
import { edit, expectMessages, type Row } from './expect-messages';

const signature = 'locales/fr/content/features/signature.json';
const recommendations = 'locales/fr/content/features/recommendations.json';
const calendrier = 'locales/fr/content/features/calendrier.json';
const language = 'locales/es/language.json';

/** Gives one feature the value that another has for some keys. */
const copied = (draft: Draft, ...keys: string[]) => {
  const [from, to] = [signature, recommendations].map((path) => JSON.parse(draft.read(path)) as Record<string, unknown>);
  draft.write(
    recommendations,
    JSON.stringify({ ...to, ...Object.fromEntries(keys.map((key) => [key, from?.[key]])) }, null, 2),
  );
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
    [recommendations, '"name"', `which data/${signature} has already; expected a name of its own`],
  ],
  [
    'a locale of another language',
    edit(language, 'es_ES', 'fr_FR'),
    [language, 'fr_FR', 'found "fr_FR" in the folder of "es"; expected es_ and a country.'],
  ],
  [
    'the same the other way round',
    edit(signature, '"dossiers-prime-energie"', '"dossiers-prime-energie", "calendrier-intelligent-itineraires"'),
    [signature, '"previousSlugs"', takeOut],
  ],
  [
    'the first part of an address in use for another language',
    edit(language, '"fallback": "caracteristica"', '"fallback": "fonctionnalites"'),
    [language, '"fallback"', 'found "fonctionnalites", which data/locales/fr/language.json has already'],
  ],
  [
    'one new slug for two features',
    (draft) => {
      draft.edit(signature, '"gestion-dossiers-prime-energie"', '"page-neuve"');
      draft.edit(calendrier, '"calendrier-intelligent-itineraires"', '"page-neuve"');
    },
    [calendrier, '"slug"', 'Change one of the two.'],
  ],
];

describe('a value that another entry has already is reported', () => {
  test.each(values)('%s', (_, damage, ...messages) => expectMessages(damage, messages));
});

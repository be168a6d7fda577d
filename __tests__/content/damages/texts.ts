import {
  all,
  change,
  copied,
  type Damages,
  type Draft,
  edit,
  faq,
  hero,
  recommendations,
  set,
  signature,
  spanishHero,
} from './draft';

/** Other words in place of a French text of three words. */
const text = (by: string) => edit(hero, 'Étude et devis', by);

const description =
  'Réunissez devis, factures et pièces CAE de chaque client dans un seul dossier, et suivez-le étape par étape, de la visite technique à la prime.';

const copyOfSignature = (language: string) => (draft: Draft) => {
  const source = JSON.parse(draft.read(`locales/${language}/content/features/signature.json`)) as object;
  const copy = { ...source, slug: `alertas-${language}`, previousSlugs: [], title: 'Alerta de obra' };
  draft.write(`locales/${language}/content/features/alerts.json`, JSON.stringify(copy, null, 2));
};

/** Texts that stand elsewhere already, or belong elsewhere. */
export const copies: Damages = {
  'two features of one name': copied(signature, recommendations, 'name'),
  'two features of one summary': copied(signature, recommendations, 'summary'),
  'two features of one text': copied(signature, recommendations, 'summary', 'description'),
  'a feature copied, with another slug and title': all(
    edit(
      'features.json',
      '{ "id": "aftercare"',
      '{ "id": "alerts", "icon": "access", "listed": true, "listId": "alerts" },\n    { "id": "aftercare"',
    ),
    ...['fr', 'en', 'es'].map(copyOfSignature),
  ),
  'a question asked twice, in every language': all(
    ...['fr', 'en', 'es'].map((code) =>
      change<Questions>(`locales/${code}/content/faq.json`, ({ entries: [first, second] }) =>
        Object.assign(second ?? {}, { question: first?.question }),
      ),
    ),
  ),
  'a line twice in the list of a language': change<{ benefits: { text: string }[] }>(signature, ({ benefits }) =>
    Object.assign(benefits[3] ?? {}, { text: benefits[0]?.text }),
  ),
  'a title of two pages': edit(
    signature,
    'Gestion de dossiers CAE en Espagne | {{name}}',
    'CRM de la rénovation énergétique en Espagne | {{name}}',
  ),
  'a description of two pages': edit(
    signature,
    description,
    'Dossiers CAE, devis, factures, photos géolocalisées et suivi des primes\u00a0: le CRM des régies, installateurs et mandataires actifs en Espagne.',
  ),
  'a title and a description of a wrong length': all(
    edit(signature, 'CAE en Espagne |', 'CAE en Espagne, de la visite à la prime |'),
    edit(signature, description, 'Découvrez l’outil.'),
  ),
  'a Spanish text in French': copied(spanishHero, hero, 'subtitle'),
  'a French text in Spanish': copied(hero, spanishHero, 'subtitle'),
  'letters that cards lack': all(
    edit(hero, 'Conforme CAE', 'Conforme CAE ≥ 7'),
    edit(signature, '"label": "', '"label": "→ '),
    edit('locales/fr/header.json', '"features": "', '"features": "→ '),
    edit('site.json', '"name": "Brasa', '"name": "Brasa ≥'),
  ),
};

/** Facts, and the placeholders that stand for them. */
export const facts: Damages = {
  'a placeholder of facts among the words of the interface': edit(hero, '"badge": "', '"badge": "{{price}} '),
  'braces too few': edit('locales/fr/demo.json', '{{name}}', '{name}'),
  'a figure without what it counts': set(signature, { statDescription: null }),
};

const questions = ['fr', 'en', 'es'].map((language) => `locales/${language}/content/faq.json`);
type Questions = { entries: { id: string; question: string }[] };
const inAll = (by: (entries: Questions['entries']) => void) =>
  all(...questions.map((path) => change<Questions>(path, ({ entries }) => by(entries))));

/** Translations that do not follow. */
export const translations: Damages = {
  'two source texts that have changed': change<Questions>(faq, ({ entries }) => {
    for (const entry of entries.slice(0, 2)) entry.question = `Alors, ${entry.question}`;
  }),
  'a source text of which only the signs have changed': text(' Étude  et devis '),
  'a source text with a mistake, and one without': all(
    text('Étude <b>et</b> devis'),
    edit(hero, '"Travaux"', '"Travaux doux"'),
  ),
  'translations with a mistake': all(
    edit(hero, '"Travaux"', '"Travaux doux"'),
    edit('locales/en/hero.json', '"works": "', '"works": "<i>Now</i> '),
    edit(spanishHero, '"works": "', '"works": "<i>Ya</i> '),
  ),
  'a translation that nobody marked': edit('translations/es.json', / *"stages\.works": ".*",\n/, ''),
  'the marks of a language lost': (draft) => draft.remove('translations/es.json'),
  'questions that move in all languages': inAll((entries) => entries.unshift(...entries.splice(3, 1))),
  'a question less in all languages': inAll((entries) => entries.splice(1, 1)),
  'errors, warnings, pictures and translations, in this order': all(
    (draft) => draft.data.images.add('features/fr/ancien.png'),
    edit(hero, '"Travaux"', '"Travaux doux"'),
    text('(L’offre'),
    edit('site.json', '"notFoundLanguage": "en"', '"notFoundLanguage": "uk"'),
  ),
};

import { all, change, type Damage, edit, faq, hero, set, spanishFaq, spanishHero } from './draft';

type Redirects = { redirects: object[] };

const redirect = (line: object) => change<Redirects>('redirects.json', ({ redirects }) => redirects.push(line));

/** What a row of `fixtures/NAME.txt` does: it has the words as they are typed in JSON, or says what is typed where, in place of what. */
export const tables: Record<string, (words: string) => Damage> = {
  edits: (row) => {
    const [, path = '', find = '', by = ''] = row.split(' | ');
    return edit(path, find, by);
  },
  'french-texts': (words) => edit(hero, 'Étude et devis', words),
  'spanish-texts': (words) => edit(spanishHero, '"works": "Obra"', `"works": "${words}"`),
  'facts-in-texts': (words) => edit(faq, '{{price}} par', `${words} par`),
  'right-texts': (words) => edit(spanishFaq, 'Incluye {{includedFiles}}', `${words} Incluye {{includedFiles}}`),
  'lines-of-json': (line) => edit(hero, '"works": "Travaux",', line),
  'site-settings': (json) => set('site.json', JSON.parse(json) as Record<string, unknown>),
  'third-parties': (json) => set('site.json', { thirdParties: [{ name: 'cookies', ...(JSON.parse(json) as object) }] }),
  'redirects-from': (path) => redirect({ from: JSON.parse(`"${path}"`), to: '/fr' }),
  'redirects-to': (path) => redirect({ from: '/old', to: JSON.parse(`"${path}"`) }),
  'lost-addresses': (words) => {
    const [path, page] = words.split(' ');
    return edit('published-addresses.json', '"/": "root"', `"/": "root", "${path}": "${page}"`);
  },
  'published-addresses': (path) =>
    all(
      edit('published-addresses.json', '"/": "root"', `"/": "root", "${path}": "fr/feature/recommendations"`),
      edit('features.json', '"id": "recommendations",', '"id": "recommendations", "published": false,'),
    ),
};

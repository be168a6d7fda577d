import { all, change, type Damage, type Damages, type Draft, edit, withoutLine } from './draft';

type Redirects = { redirects: { from: string; to: string }[] };

/** More redirects. */
const redirects = (...lines: [from: string, to: string][]): Damage =>
  change<Redirects>('redirects.json', (value) => value.redirects.push(...lines.map(([from, to]) => ({ from, to }))));

const from = (...addresses: string[]) => redirects(...addresses.map((address): [string, string] => [address, '/fr']));

/** Takes a feature off the site, in every language. */
export const withoutFeature = (draft: Draft) => {
  withoutLine('features.json', 'recommendations')(draft);
  for (const language of ['fr', 'en', 'es']) draft.remove(`locales/${language}/content/features/recommendations.json`);
};

const commit = (draft: Draft) => draft.commit('redirects.json');

/** Redirects that lead nowhere, and addresses that would be lost. */
export const addresses: Damages = {
  'a loop': redirects(['/prix', '/couts'], ['/couts', '/prix']),
  'a redirect where a page is not published, and one to it': redirects(['/ventes', '/fr/conditions'], ['/vente', '/ventes']),
  'redirects to a section that is no longer shown': edit('site.json', '"pricing", ', ''),
  'redirects that are too long for a host': from(...[0, 1, 2].map((at) => `${`/${'x'.repeat(200)}`.repeat(3)}/${at}`)),
  'a redirect that was committed, and removed': all(commit, edit('redirects.json', /.*"\/tarifs".*\n/, '')),
  'a redirect that was committed, and starts elsewhere': all(commit, edit('redirects.json', '"/precios"', '"/precioss"')),
  'a redirect removed, without a commit to look at': edit('redirects.json', /.*"\/tarifs".*\n/, ''),
  'a former slug where the site has a file': ({ data }) =>
    data.staticFiles.add('/fr/fonctionnalites/dossiers-prime-energie'),
  'a feature removed': withoutFeature,
};

import type { DataSources } from '../../src/build/read-data';
import type { ProblemKind } from '../../src/content/problem-kinds';

/** `data/` in memory, to be damaged. */
export class Draft {
  constructor(readonly data: DataSources) {}

  /** Replaces the first occurrence of a text in a file. */
  edit(path: string, find: string, replacement: string): void {
    const source = this.data.sources.get(path);
    if (!source?.includes(find)) throw new Error(`No ${find} in ${path}`);
    this.data.sources.set(
      path,
      source.replace(find, () => replacement),
    );
  }

  write(path: string, source: string): void {
    this.data.sources.set(path, source);
  }

  remove(path: string): void {
    this.data.sources.delete(path);
  }

  read(path: string): string {
    return this.data.sources.get(path) ?? '';
  }
}

const hero = 'locales/fr/hero.json';
const spanishHero = 'locales/es/hero.json';
const feature = 'locales/fr/content/features/signature.json';
const imprint = 'locales/fr/content/legal/imprint.json';
const image = 'features/fr/signature.png';
const redirect = (from: string, to: string) => `"redirects": [\n    { "from": "${from}", "to": "${to}" },`;

const redirects = (draft: Draft, ...lines: [string, string][]) => {
  for (const [from, to] of lines) draft.edit('redirects.json', '"redirects": [', redirect(from, to));
};

/** One mistake of every kind, as an editor makes it. What the check says of it stands in `fixtures/{kind}.txt`. */
export const damages: Record<ProblemKind, (draft: Draft) => void> = {
  'file-too-large': (draft) => draft.edit(hero, 'Conforme CAE', 'Conforme CAE '.repeat(30_000)),
  'file-not-utf8': (draft) => draft.edit(hero, 'Étude', '\ufffdtude'),
  'file-byte-order-mark': (draft) => draft.write(hero, `\ufeff${draft.read(hero)}`),
  'file-empty': (draft) => draft.write(hero, '\n'),
  'file-unknown': (draft) => draft.write('locales/fr/heros.json', '{}'),
  'file-missing': (draft) => draft.remove(spanishHero),
  'json-trailing-comma': (draft) => draft.edit(hero, '"Prime versée"', '"Prime versée",'),
  'json-missing-comma': (draft) => draft.edit(hero, '"Travaux",', '"Travaux"'),
  'json-missing-colon': (draft) => draft.edit(hero, '"works":', '"works"'),
  'json-missing-key': (draft) => draft.edit(hero, '"works": ', ': '),
  'json-missing-value': (draft) => draft.edit(hero, '"works": "Travaux"', '"works": '),
  'json-unclosed': (draft) => draft.write(hero, draft.read(hero).trimEnd().slice(0, -1)),
  'json-open-quote': (draft) => draft.edit(hero, '"Travaux",', '"Travaux,'),
  'json-bad-word': (draft) => draft.edit(hero, '"Travaux"', 'Travaux'),
  'json-bad-escape': (draft) => draft.edit(hero, 'Travaux', 'Tra\\vaux'),
  'json-line-break': (draft) => draft.edit(hero, 'Travaux', 'Tra\tvaux'),
  'json-comment': (draft) => draft.edit(hero, '"works"', '// chantier\n    "works"'),
  'json-after-end': (draft) => draft.write(hero, `${draft.read(hero)}}`),
  'json-too-deep': (draft) => draft.edit(hero, '"Travaux"', `${'['.repeat(40)}${']'.repeat(40)}`),
  'json-duplicate-key': (draft) => draft.edit(hero, '"works"', '"works": "Chantier",\n    "works"'),
  'key-unknown': (draft) => draft.edit(hero, '"subtitle"', '"subtitel"'),
  'key-missing': (draft) => draft.edit(hero, '    "works": "Travaux",\n', ''),
  'value-type': (draft) => draft.edit('packs.json', '"price": 350', '"price": "350"'),
  'value-choice': (draft) => draft.edit('packs.json', '"emailAndPhone"', '"emailAndFone"'),
  'value-range': (draft) => draft.edit('testimonials.json', '"rating": 5', '"rating": 6'),
  'value-form': (draft) => draft.edit(hero, '"Travaux"', '"Travaux "'),
  'language-unknown': (draft) => draft.edit('site.json', '"notFoundLanguage": "en"', '"notFoundLanguage": "uk"'),
  'language-twice': (draft) => draft.edit('site.json', '"en", "es"]', '"en", "es", "en"]'),
  'language-without-folder': (draft) => draft.edit('site.json', '"en", "es"]', '"en", "es", "pt"]'),
  'folder-without-language': (draft) => draft.write('locales/pt/hero.json', draft.read(hero)),
  'id-twice': (draft) => draft.edit('testimonials.json', '"installerValencia"', '"agencyMadrid"'),
  'id-unknown': (draft) => draft.edit('packs.json', '"apiAccess"', '"apiAcess"'),
  'feature-unknown': (draft) => draft.write('locales/fr/content/features/signatures.json', draft.read(feature)),
  'legal-unknown': (draft) => draft.write('locales/fr/content/legal/imprints.json', draft.read(imprint)),
  'slug-taken': (draft) => draft.edit(feature, '"gestion-dossiers-prime-energie"', '"suivi-primes-energie"'),
  'slug-reserved': (draft) => draft.edit(feature, '"gestion-dossiers-prime-energie"', '"404"'),
  'slug-twice': (draft) => draft.edit(feature, '"previousSlugs": []', '"previousSlugs": ["gestion-dossiers-prime-energie"]'),
  'parity-length': (draft) =>
    draft.edit(
      'locales/es/content/packs.json',
      /"setup": \[\s*"[^"]*",/.exec(draft.read('locales/es/content/packs.json'))?.[0] ?? '',
      '"setup": [',
    ),
  'parity-order': (draft) => draft.edit('locales/es/content/faq.json', '"whatIsCae"', '"whatIsCaes"'),
  'parity-placeholders': (draft) => draft.edit('locales/es/demo.json', '{{name}}', 'la obra'),
  'parity-markup': (draft) => draft.edit(spanishHero, '"badge": "', '"badge": "<b>Nuevo</b> '),
  'placeholder-unknown': (draft) => draft.edit('locales/fr/content/faq.json', '{{price}}', '{{prise}}'),
  'placeholder-broken': (draft) => draft.edit('locales/fr/demo.json', '{{name}}', '{name}'),
  'fact-disagrees': (draft) => draft.edit('locales/fr/content/faq.json', '{{price}} par mois', '400\u00a0€ par mois'),
  'fact-repeated': (draft) => draft.edit('locales/fr/content/faq.json', '{{price}} par mois', '350\u00a0€ par mois'),
  'sample-value': (draft) => draft.edit(hero, '"Conforme CAE"', '"Lorem ipsum"'),
  'third-party-undisclosed': (draft) =>
    draft.edit('site.json', '"thirdParties": []', '"thirdParties": [{ "name": "Statistics of Others" }]'),
  'image-missing': (draft) => draft.edit(feature, image, 'features/fr/signatur.png'),
  'image-unreadable': ({ data }) => data.imageFacts.set(image, { width: 0, height: 0, bytes: 1_000 }),
  'image-too-small': ({ data }) => data.imageFacts.set(image, { width: 800, height: 500, bytes: 40_000 }),
  'image-too-heavy': ({ data }) => data.imageFacts.set(image, { width: 4_000, height: 2_500, bytes: 2_345_678 }),
  'image-not-described': (draft) =>
    draft.edit(feature, /"alt": ".*"/.exec(draft.read(feature))?.[0] ?? '', '"alt": "Dossier CAE"'),
  'image-unused': ({ data }) => data.images.add('features/fr/ancien.png'),
  'seo-title-length': (draft) =>
    draft.edit(
      feature,
      'Gestion de dossiers CAE en Espagne |',
      'Gestion de dossiers CAE en Espagne pour les installateurs |',
    ),
  'seo-description-length': (draft) =>
    draft.edit(
      feature,
      'Réunissez devis, factures et pièces CAE de chaque client dans un seul dossier, et suivez-le étape par étape, de la visite technique à la prime.',
      'Réunissez devis et factures.',
    ),
  'seo-title-twice': (draft) =>
    draft.edit(
      feature,
      'Gestion de dossiers CAE en Espagne | {{name}}',
      'CRM de la rénovation énergétique en Espagne | {{name}}',
    ),
  'seo-description-twice': (draft) =>
    draft.edit(
      feature,
      'Réunissez devis, factures et pièces CAE de chaque client dans un seul dossier, et suivez-le étape par étape, de la visite technique à la prime.',
      'Dossiers CAE, devis, factures, photos géolocalisées et suivi des primes\u00a0: le CRM des régies, installateurs et mandataires actifs en Espagne.',
    ),
  'typography-spaces': (draft) => draft.edit(hero, 'Photos géolocalisées', 'Photos  géolocalisées'),
  'typography-straight-quote': (draft) => draft.edit(hero, 'Prime versée', 'Prime \\"versée\\"'),
  'typography-apostrophe': (draft) => draft.edit(hero, 'd’un dossier', "d'un dossier"),
  'typography-ellipsis': (draft) => draft.edit(hero, '"Travaux"', '"Travaux..."'),
  'typography-no-break-space': (draft) => draft.edit(hero, '"Travaux"', '"Travaux !"'),
  'typography-space-before': (draft) =>
    draft.edit(
      'locales/en/hero.json',
      /"works": "[^"]*"/.exec(draft.read('locales/en/hero.json'))?.[0] ?? '',
      '"works": "Works !"',
    ),
  'typography-opening-mark': (draft) => draft.edit('locales/es/content/faq.json', '¿', ''),
  'translation-stale': (draft) => draft.edit(hero, '"Travaux"', '"Chantier"'),
  'translation-unmarked': (draft) =>
    draft.write('translations/es.json', draft.read('translations/es.json').replace(/ *"stages\.works": ".*",\n/, '')),
  'address-lost': (draft) => draft.edit(feature, '"gestion-dossiers-prime-energie"', '"dossiers-cae"'),
  'redirect-twice': (draft) => redirects(draft, ['/tarifs', '/fr']),
  'redirect-shadowed': (draft) => redirects(draft, ['/fr/fonctionnalites', '/fr']),
  'redirect-loop': (draft) => redirects(draft, ['/prix', '/couts'], ['/couts', '/prix']),
  'redirect-without-target': (draft) => redirects(draft, ['/prix', '/fr/tarifs']),
};

import type { ProblemKind } from '../../src/content/problem-kinds';
import type { DataSources } from '../../src/data/read-data';

/** The sample site in memory, to be damaged. */
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

  /** Has the check compare files with what they hold now. */
  commit(...paths: string[]): void {
    this.data.committed = new Map(paths.map((path) => [path, this.read(path)]));
  }

  read(path: string): string {
    return this.data.sources.get(path) ?? '';
  }
}

const hero = 'locales/fr/hero.json';
const spanishHero = 'locales/es/hero.json';
const feature = 'locales/fr/content/features/signature.json';
const recommendations = 'locales/fr/content/features/recommendations.json';
const imprint = 'locales/fr/content/legal/imprint.json';
const image = 'features/fr/signature.png';
const description =
  'Réunissez devis, factures et pièces CAE de chaque client dans un seul dossier, et suivez-le étape par étape, de la visite technique à la prime.';
const redirect = (from: string, to: string) => `"redirects": [\n    { "from": "${from}", "to": "${to}" },`;

const redirects = (draft: Draft, ...lines: [string, string][]) => {
  for (const [from, to] of lines) draft.edit('redirects.json', '"redirects": [', redirect(from, to));
};

/** One mistake of every kind, as an editor makes it. What the check says of it stands in `fixtures/{kind}.txt`. */
export const damages: Record<ProblemKind, (draft: Draft) => void> = {
  'file-too-large': (draft) => draft.edit(hero, 'Conforme CAE', 'Conforme CAE '.repeat(30_000)),
  'file-not-utf8': (draft) => draft.edit(hero, 'géolocalisées', 'g\ufffdolocalisées'),
  'file-byte-order-mark': (draft) => draft.write(hero, `\ufeff${draft.read(hero)}`),
  'file-empty': (draft) => draft.write(hero, '\n'),
  'file-unknown': (draft) => draft.write('locales/fr/heros.json', '{}'),
  'file-missing': (draft) => draft.remove(spanishHero),
  'json-merge': (draft) =>
    draft.edit(
      hero,
      '    "works": "Travaux",\n',
      '<<<<<<< HEAD\n    "works": "Travaux",\n=======\n    "works": "Chantier",\n    "extra": "x",\n>>>>>>> textes\n',
    ),
  'json-number': (draft) => draft.edit('packs.json', '"price": 350', '"price": 1.350'),
  'json-missing-comma': (draft) => draft.edit(hero, '"Travaux",', '"Travaux"'),
  'json-missing-colon': (draft) => draft.edit(hero, '"works":', '"works"'),
  'json-missing-key': (draft) => draft.edit(hero, '"works": ', ': '),
  'json-missing-value': (draft) => draft.edit(hero, '"works": "Travaux"', '"works": '),
  'json-unclosed': (draft) => draft.write(hero, draft.read(hero).trimEnd().slice(0, -1)),
  'json-open-quote': (draft) => draft.edit(hero, '"Travaux",', '"Travaux,'),
  'json-bad-word': (draft) => draft.edit(hero, '"Travaux"', 'Travaux'),
  'json-bad-escape': (draft) => draft.edit(hero, '"Travaux"', '"Tra\\vaux"'),
  'json-line-break': (draft) => draft.edit(hero, '"Travaux"', '"Tra\tvaux"'),
  'json-comment': (draft) => draft.edit(hero, '"works"', '// chantier\n    "works"'),
  'json-after-end': (draft) => draft.write(hero, `${draft.read(hero)}}`),
  'json-too-deep': (draft) => draft.edit(hero, '"Travaux"', `${'['.repeat(40)}${']'.repeat(40)}`),
  'json-duplicate-key': (draft) => draft.edit(hero, '"works"', '"works": "Chantier",\n    "works"'),
  'schema-reference': (draft) => draft.edit(hero, 'words-hero', 'words-faq'),
  'key-unknown': (draft) => draft.edit(hero, '"subtitle"', '"subtitel"'),
  'key-missing': (draft) => draft.edit(hero, '    "works": "Travaux",\n', ''),
  'value-type': (draft) => draft.edit('packs.json', '"price": 350', '"price": "350"'),
  'value-choice': (draft) => draft.edit('packs.json', '"alwaysOn"', '"alwaysOnn"'),
  'value-range': (draft) => draft.edit('testimonials.json', '"rating": 5', '"rating": 6'),
  'value-form': (draft) => draft.edit(hero, '"Travaux"', '"Travaux "'),
  'language-unknown': (draft) => draft.edit('site.json', '"notFoundLanguage": "en"', '"notFoundLanguage": "uk"'),
  'language-without-folder': (draft) => draft.edit('site.json', '"en", "es"]', '"en", "es", "pt"]'),
  'language-source-missing': (draft) =>
    draft.edit('features.json', '"id": "diagnostic",', '"id": "diagnostic", "languages": ["es"],'),
  'folder-without-language': (draft) => draft.write('locales/pt/hero.json', draft.read(hero)),
  'id-twice': (draft) => draft.edit('testimonials.json', '"installerValencia"', '"agencyMadrid"'),
  'id-unknown': (draft) => draft.edit('packs.json', '"automaticZones"', '"automaticZone"'),
  'id-missing': (draft) =>
    draft.write('testimonials.json', draft.read('testimonials.json').replace(/.*"id": "installerValencia".*\n/, '')),
  'entry-unknown': (draft) => draft.write('locales/fr/content/features/signatures.json', draft.read(feature)),
  'text-left-over': (draft) =>
    draft.edit('features.json', '"id": "diagnostic",', '"id": "diagnostic", "languages": ["fr"],'),
  'slug-taken': (draft) => draft.edit(feature, '"gestion-dossiers-prime-energie"', '"gestion-documentaire-renovation"'),
  'slug-reserved': (draft) => draft.edit(feature, '"gestion-dossiers-prime-energie"', '"404"'),
  'slug-twice': (draft) => draft.edit(feature, '"dossiers-prime-energie"', '"gestion-dossiers-prime-energie"'),
  'parity-length': (draft) =>
    draft.edit(
      'locales/es/content/packs.json',
      /"setup": \[\s*"[^"]*",/.exec(draft.read('locales/es/content/packs.json'))?.[0] ?? '',
      '"setup": [',
    ),
  'parity-order': (draft) => {
    const value = JSON.parse(draft.read('locales/es/content/faq.json')) as { entries: unknown[] };
    const entries = value.entries.toReversed();
    draft.write('locales/es/content/faq.json', JSON.stringify({ ...value, entries }, null, 2));
  },
  'parity-placeholders': (draft) => draft.edit('locales/es/demo.json', '{{name}}', 'la app'),
  'parity-published': (draft) =>
    draft.edit(
      'locales/es/content/faq.json',
      '"id": "additionalFiles",',
      '"id": "additionalFiles",\n      "published": false,',
    ),
  'published-none': (draft) => draft.edit('packs.json', '"published": true', '"published": false'),
  'placeholder-unknown': (draft) => draft.edit('locales/fr/content/faq.json', '{{price}}', '{{prise}}'),
  'placeholder-broken': (draft) => draft.edit('locales/fr/demo.json', '{{name}}', '{name}'),
  'name-twice': (draft) =>
    draft.edit(
      feature,
      /"name": ".*"/.exec(draft.read(feature))?.[0] ?? '',
      /"name": ".*"/.exec(draft.read(recommendations))?.[0] ?? '',
    ),
  'locale-wrong': (draft) => draft.edit('locales/es/language.json', 'es_ES', 'fr_FR'),
  'text-copied': (draft) =>
    draft.edit(
      feature,
      /"summary": ".*"/.exec(draft.read(feature))?.[0] ?? '',
      /"summary": ".*"/.exec(draft.read(recommendations))?.[0] ?? '',
    ),
  'entry-copied': (draft) => {
    const { summary, description, benefits } = JSON.parse(draft.read(feature)) as Record<string, unknown>;
    const copied = { ...(JSON.parse(draft.read(recommendations)) as object), summary, description, benefits };
    draft.write(recommendations, JSON.stringify(copied, null, 2));
  },
  'text-encoding': (draft) => draft.edit(hero, 'géolocalisées', 'gÃ©olocalisÃ©es'),
  'text-markup': (draft) => draft.edit(hero, 'Étude et devis', 'Étude et <b>devis</b>'),
  'text-markdown': (draft) => draft.edit(hero, 'Étude et devis', 'Étude et **devis**'),
  'text-entity': (draft) => draft.edit(hero, 'Étude et devis', 'Étude &amp; devis'),
  'text-invisible': (draft) => draft.edit(hero, 'Étude et devis', 'Étude et de\u00advis'),
  'text-decomposed': (draft) => draft.edit(hero, 'géolocalisées', 'ge\u0301olocalisées'),
  'text-language': (draft) =>
    draft.edit(
      hero,
      /"subtitle": ".*"/.exec(draft.read(hero))?.[0] ?? '',
      /"subtitle": ".*"/.exec(draft.read(spanishHero))?.[0] ?? '',
    ),
  'text-unfinished': (draft) => draft.edit(hero, 'Étude et devis', 'Étude et TODO'),
  'text-mixed': (draft) => draft.edit(hero, 'Étude et devis', 'Étude et d\u0435vis'),
  'text-alphabet': (draft) => draft.edit(hero, 'Étude et devis', 'Étude \u0443 devis'),
  'letter-not-on-card': (draft) => draft.edit(hero, 'Conforme CAE', 'Conforme CAE ≥ 7'),
  'letter-not-in-font': (draft) =>
    draft.edit('locales/es/content/faq.json', '¿Para quién', '¿Zażółć gęślą jaźń łąka, para quién'),
  'fact-disagrees': (draft) => draft.edit('locales/fr/content/faq.json', '{{price}} par mois', '140\u00a0€ par mois'),
  'fact-other': (draft) =>
    draft.edit('locales/fr/content/faq.json', '{{price}} par mois', '{{price}} par mois (ou 420 dossiers)'),
  'fact-repeated': (draft) => draft.edit('locales/fr/content/faq.json', '{{price}} par mois', '350\u00a0€ par mois'),
  'price-unusual': (draft) => draft.edit('packs.json', '"price": 350', '"price": 35000'),
  'price-changed': (draft) => {
    draft.commit('packs.json');
    draft.edit('packs.json', '"price": 350', '"price": 3500');
  },
  'date-left': (draft) => {
    draft.edit('legal.json', '2026-11-21', '2020-01-15');
    draft.commit('legal.json', imprint);
    draft.edit(imprint, 'qui l’héberge', 'qui le sert');
  },
  'picture-left': (draft) => {
    draft.commit(feature);
    draft.edit(feature, image, 'features/fr/signature-portrait.png');
  },
  'consent-policy-left': (draft) => {
    draft.commit('site.json', 'locales/es/content/legal/cookies.json');
    draft.edit('site.json', '"cookieBannerLanguage": "fr"', '"cookieBannerLanguage": "page"');
  },
  'date-future': (draft) => draft.edit('legal.json', '2026-11-21', '2100-01-01'),
  'date-unusual': (draft) => draft.edit('legal.json', '2026-11-21', '1930-01-15'),
  'fact-missing': (draft) => draft.edit('packs.json', '"price": 350', '"price": null'),
  'stat-unusual': (draft) => draft.edit(feature, '"stat": 80', '"stat": 0.62'),
  'stat-incomplete': (draft) => draft.edit(feature, '"stat": 80', '"stat": null'),
  'hero-not-first': (draft) => draft.edit('site.json', '"hero", "demo"', '"demo", "hero"'),
  'sample-value': (draft) => draft.edit(hero, '"Conforme CAE"', '"À voir sur www.example.com"'),
  'sample-left-over': (draft) =>
    draft.edit(
      'sample-values.json',
      '"values": [',
      '"values": [{ "file": "testimonials.json", "key": "testimonials.gone.id", "value": "gone" },',
    ),
  'third-party-undisclosed': (draft) =>
    draft.edit('site.json', '"thirdParties": []', '"thirdParties": [{ "name": "Statistics of Others" }]'),
  'cookie-undisclosed': (draft) => {
    const service = '{ "name": "Statistics of Others", "cookies": ["_id", "_id_*"] }';
    draft.edit('site.json', '"thirdParties": []', `"thirdParties": [${service}]`);
    draft.edit('locales/fr/content/legal/cookies.json', 'Votre choix', 'Statistics of Others (_id et _id_*), votre choix');
    draft.edit('locales/en/content/legal/cookies.json', 'Your choice', 'Statistics of Others (_id and _id_*), your choice');
    draft.edit('locales/es/content/legal/cookies.json', 'Tu elección', 'Statistics of Others (_id_*), tu elección');
  },
  'storage-undisclosed': (draft) =>
    draft.edit('locales/es/content/legal/cookies.json', '"cookieConsentRecord"', '"cookieRecord"'),
  'third-party-unnamed': (draft) => {
    draft.edit('site.json', '"tagManager": null', '"tagManager": "https://tags.brasa.test/gtm.js?id=GTM-1"');
    draft.edit('site.json', '"/tour/{{language}}.html"', '"https://demo.brasa.test/{{language}}"');
  },
  'source-shared': (draft) => {
    const service = '{ "name": "cookies", "scripts": ["https://cdn.jsdelivr.net/npm/"], "frames": ["https://*.github.io"] }';
    draft.edit('site.json', '"thirdParties": []', `"thirdParties": [${service}]`);
  },
  'consent-language': (draft) => draft.edit('site.json', '"cookieBannerLanguage": "fr"', '"cookieBannerLanguage": "es"'),
  'security-date': (draft) => draft.edit('site.json', '2100-01-01', '2020-01-01'),
  'image-missing': (draft) => draft.edit(feature, image, 'features/fr/signatur.png'),
  'image-unreadable': ({ data }) => data.imageFacts.set(image, { width: 0, height: 0, bytes: 1_000 }),
  'image-type': ({ data }) => data.imageFacts.set(image, { width: 1_600, height: 1_000, bytes: 40_000, type: 'webp' }),
  'image-elsewhere': (draft) => draft.edit('locales/es/content/demo.json', 'demo/es.png', 'demo/fr.png'),
  'image-too-small': ({ data }) => data.imageFacts.set(image, { width: 800, height: 500, bytes: 40_000 }),
  'image-too-large': ({ data }) => data.imageFacts.set(image, { width: 16_383, height: 16_383, bytes: 33_000 }),
  'image-too-heavy': ({ data }) => data.imageFacts.set(image, { width: 4_000, height: 2_500, bytes: 2_345_678 }),
  'image-shape': ({ data }) => data.imageFacts.set(image, { width: 1_600, height: 2_400, bytes: 40_000 }),
  'image-not-described': (draft) =>
    draft.edit(feature, /"alt": ".*"/.exec(draft.read(feature))?.[0] ?? '', '"alt": "Dossiers CAE"'),
  'image-unused': ({ data }) => data.images.add('features/fr/ancien.png'),
  'seo-title-length': (draft) =>
    draft.edit(
      feature,
      'Gestion de dossiers CAE en Espagne |',
      'Gestion de dossiers CAE en Espagne, de la visite à la prime |',
    ),
  'seo-description-length': (draft) => draft.edit(feature, description, 'Découvrez l’outil.'),
  'seo-title-twice': (draft) =>
    draft.edit(
      feature,
      'Gestion de dossiers CAE en Espagne | {{name}}',
      'CRM de la rénovation énergétique en Espagne | {{name}}',
    ),
  'seo-description-twice': (draft) =>
    draft.edit(
      feature,
      description,
      'Dossiers CAE, devis, factures, photos géolocalisées et suivi des primes\u00a0: le CRM des régies, installateurs et mandataires actifs en Espagne.',
    ),
  'typography-spaces': (draft) => draft.edit(hero, 'Photos géolocalisées', 'Photos  géolocalisées'),
  'typography-straight-quote': (draft) => draft.edit(hero, 'Étude et devis', 'Étude et \\"devis\\"'),
  'typography-foreign-quote': (draft) => draft.edit(hero, 'Étude et devis', 'Étude et „devis“'),
  'typography-letter-form': (draft) => draft.edit(hero, 'Étude et devis', 'Plan ﬁnal et devis'),
  'typography-apostrophe': (draft) => draft.edit(hero, 'd’un dossier', "d'un dossier"),
  'typography-ellipsis': (draft) => draft.edit(hero, '"Travaux"', '"Travaux..."'),
  'typography-no-break-space': (draft) => draft.edit(hero, '"Travaux"', '"Travaux !"'),
  'typography-no-break-unneeded': (draft) => draft.edit(hero, 'et devis', 'et\\u00a0devis'),
  'typography-space-before': (draft) => draft.edit(spanishHero, '"works": "Obra"', '"works": "¡Obra !"'),
  'typography-space-after': (draft) => draft.edit(hero, 'Étude et devis', 'Étude,devis'),
  'typography-dash': (draft) => draft.edit(hero, 'Étude et devis', 'Étude - devis'),
  'typography-opening-mark': (draft) => draft.edit('locales/es/content/faq.json', '¿', ''),
  'translation-stale': (draft) => draft.edit(hero, '"Travaux"', '"Chantier"'),
  'translation-unmarked': (draft) =>
    draft.write('translations/es.json', draft.read('translations/es.json').replace(/ *"stages\.works": ".*",\n/, '')),
  'record-missing': (draft) => draft.remove('translations/es.json'),
  'text-untranslated': (draft) =>
    draft.edit(
      spanishHero,
      /"subtitle": ".*"/.exec(draft.read(spanishHero))?.[0] ?? '',
      /"subtitle": ".*"/.exec(draft.read(hero))?.[0] ?? '',
    ),
  'policy-missing': (draft) => draft.edit('legal.json', '"id": "cookies",', '"id": "cookies", "published": false,'),
  'address-lost': (draft) => draft.edit(feature, '"gestion-dossiers-prime-energie"', '"dossiers-neufs"'),
  'address-unrecorded': (draft) => {
    draft.commit('published-addresses.json');
    draft.edit('published-addresses.json', '    "/precios": "redirect",\n', '');
  },
  'redirect-twice': (draft) => redirects(draft, ['/tarifs', '/fr']),
  'host-unknown': (draft) => draft.edit('site.json', '"nginx"', '"ngnix"'),
  'host-excluded': (draft) => draft.edit('site.json', '"netlify",', '"netlify", "cloudflare",'),
  'host-limit': (draft) =>
    redirects(
      draft,
      ...Array.from({ length: 3 }, (_, index): [string, string] => [`${`/${'x'.repeat(200)}`.repeat(3)}/${index}`, '/fr']),
    ),
  'git-host-unknown': (draft) =>
    draft.edit(
      'site.json',
      '"tagManager"',
      '"hostedEditing": { "software": "github", "origin": "https://github.co", "repository": "brasa/site", "branch": "main" },\n  "tagManager"',
    ),
  'demo-untranslated': ({ data }) => data.staticFiles.delete('/tour/es.html'),
  'demo-missing': (draft) => draft.edit('site.json', '/tour/{{language}}.html', '/tour/new-{{language}}.html'),
  'demo-elsewhere': (draft) => draft.edit('site.json', '/tour/{{language}}.html', '/demo/{{language}}.html'),
  'redirect-shadowed': (draft) => redirects(draft, ['/fr/fonctionnalites', '/fr']),
  'redirect-loop': (draft) => redirects(draft, ['/prix', '/couts'], ['/couts', '/prix']),
  'redirect-without-target': (draft) => redirects(draft, ['/prix', '/fr/tarifs']),
  'redirect-unpublished': (draft) => redirects(draft, ['/ventes', '/fr/conditions']),
};

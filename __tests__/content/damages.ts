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
const feature = 'locales/fr/content/features/planning.json';
const photos = 'locales/fr/content/features/photos.json';
const publisher = 'locales/fr/content/legal/publisher.json';
const image = 'features/fr/planning.png';
const description =
  'Planning\u00a0: découvrez dans cet exemple comment l’outil s’utilise au jardin, seul ou en équipe, tout au long de la saison.';
const redirect = (from: string, to: string) => `"redirects": [\n    { "from": "${from}", "to": "${to}" },`;

const redirects = (draft: Draft, ...lines: [string, string][]) => {
  for (const [from, to] of lines) draft.edit('redirects.json', '"redirects": [', redirect(from, to));
};

/** One mistake of every kind, as an editor makes it. What the check says of it stands in `fixtures/{kind}.txt`. */
export const damages: Record<ProblemKind, (draft: Draft) => void> = {
  'file-too-large': (draft) => draft.edit(hero, 'Carnet vérifié', 'Carnet vérifié '.repeat(30_000)),
  'file-not-utf8': (draft) => draft.edit(hero, 'vérifié', 'v\ufffdrifié'),
  'file-byte-order-mark': (draft) => draft.write(hero, `\ufeff${draft.read(hero)}`),
  'file-empty': (draft) => draft.write(hero, '\n'),
  'file-unknown': (draft) => draft.write('locales/fr/heros.json', '{}'),
  'file-missing': (draft) => draft.remove(spanishHero),
  'json-merge': (draft) =>
    draft.edit(
      hero,
      '    "works": "Semis",\n',
      '<<<<<<< HEAD\n    "works": "Semis",\n=======\n    "works": "Plantation",\n    "extra": "x",\n>>>>>>> textes\n',
    ),
  'json-number': (draft) => draft.edit('packs.json', '"price": 120', '"price": 1.350'),
  'json-missing-comma': (draft) => draft.edit(hero, '"Semis",', '"Semis"'),
  'json-missing-colon': (draft) => draft.edit(hero, '"works":', '"works"'),
  'json-missing-key': (draft) => draft.edit(hero, '"works": ', ': '),
  'json-missing-value': (draft) => draft.edit(hero, '"works": "Semis"', '"works": '),
  'json-unclosed': (draft) => draft.write(hero, draft.read(hero).trimEnd().slice(0, -1)),
  'json-open-quote': (draft) => draft.edit(hero, '"Semis",', '"Semis,'),
  'json-bad-word': (draft) => draft.edit(hero, '"Semis"', 'Semis'),
  'json-bad-escape': (draft) => draft.edit(hero, '"Semis"', '"Se\\mis"'),
  'json-line-break': (draft) => draft.edit(hero, '"Semis"', '"Se\tmis"'),
  'json-comment': (draft) => draft.edit(hero, '"works"', '// printemps\n    "works"'),
  'json-after-end': (draft) => draft.write(hero, `${draft.read(hero)}}`),
  'json-too-deep': (draft) => draft.edit(hero, '"Semis"', `${'['.repeat(40)}${']'.repeat(40)}`),
  'json-duplicate-key': (draft) => draft.edit(hero, '"works"', '"works": "Plantation",\n    "works"'),
  'schema-reference': (draft) => draft.edit(hero, 'words-hero', 'words-faq'),
  'key-unknown': (draft) => draft.edit(hero, '"subtitle"', '"subtitel"'),
  'key-missing': (draft) => draft.edit(hero, '    "works": "Semis",\n', ''),
  'value-type': (draft) => draft.edit('packs.json', '"price": 120', '"price": "120"'),
  'value-choice': (draft) => draft.edit('packs.json', '"alwaysOn"', '"alwaysOnn"'),
  'value-range': (draft) => draft.edit('testimonials.json', '"rating": 5', '"rating": 6'),
  'value-form': (draft) => draft.edit(hero, '"Semis"', '"Semis "'),
  'language-unknown': (draft) => draft.edit('site.json', '"notFoundLanguage": "es"', '"notFoundLanguage": "uk"'),
  'language-twice': (draft) => draft.edit('site.json', '"fr", "es"]', '"fr", "es", "fr"]'),
  'language-without-folder': (draft) => draft.edit('site.json', '"fr", "es"]', '"fr", "es", "pt"]'),
  'language-source-missing': (draft) => draft.edit('features.json', '"id": "plots",', '"id": "plots", "languages": ["es"],'),
  'folder-without-language': (draft) => draft.write('locales/pt/hero.json', draft.read(hero)),
  'id-twice': (draft) => draft.edit('testimonials.json', '"growerVigo"', '"gardenerLille"'),
  'id-unknown': (draft) => draft.edit('packs.json', '"weatherAlerts"', '"weatherAlert"'),
  'id-missing': (draft) =>
    draft.write('testimonials.json', draft.read('testimonials.json').replace(/.*"id": "growerVigo".*\n/, '')),
  'entry-unknown': (draft) => draft.write('locales/fr/content/features/plannings.json', draft.read(feature)),
  'text-left-over': (draft) => draft.edit('features.json', '"id": "plots",', '"id": "plots", "languages": ["fr"],'),
  'slug-taken': (draft) => draft.edit(feature, '"planning-jardin-equipe"', '"photos-rangs-jardin"'),
  'slug-reserved': (draft) => draft.edit(feature, '"planning-jardin-equipe"', '"404"'),
  'slug-twice': (draft) => draft.edit(feature, '"agenda-jardin"', '"planning-jardin-equipe"'),
  'parity-length': (draft) =>
    draft.edit(
      'locales/es/content/packs.json',
      /"setup": \[\s*"[^"]*",/.exec(draft.read('locales/es/content/packs.json'))?.[0] ?? '',
      '"setup": [',
    ),
  'parity-order': (draft) => draft.edit('locales/es/content/faq.json', '"whoFor"', '"whoFors"'),
  'parity-placeholders': (draft) => draft.edit('locales/es/demo.json', '{{name}}', 'la app'),
  'parity-published': (draft) =>
    draft.edit('locales/es/content/faq.json', '"id": "moreLand",', '"id": "moreLand",\n      "published": false,'),
  'published-none': (draft) => draft.edit('packs.json', '"published": true', '"published": false'),
  'placeholder-unknown': (draft) => draft.edit('locales/fr/content/faq.json', '{{price}}', '{{prise}}'),
  'placeholder-broken': (draft) => draft.edit('locales/fr/demo.json', '{{name}}', '{name}'),
  'name-twice': (draft) =>
    draft.edit(
      feature,
      /"name": ".*"/.exec(draft.read(feature))?.[0] ?? '',
      /"name": ".*"/.exec(draft.read(photos))?.[0] ?? '',
    ),
  'locale-wrong': (draft) => draft.edit('locales/es/language.json', 'es_ES', 'fr_FR'),
  'text-copied': (draft) =>
    draft.edit(
      feature,
      /"summary": ".*"/.exec(draft.read(feature))?.[0] ?? '',
      /"summary": ".*"/.exec(draft.read(photos))?.[0] ?? '',
    ),
  'entry-copied': (draft) => {
    const { summary, description, benefits } = JSON.parse(draft.read(feature)) as Record<string, unknown>;
    const copied = { ...(JSON.parse(draft.read(photos)) as object), summary, description, benefits };
    draft.write(photos, JSON.stringify(copied, null, 2));
  },
  'text-encoding': (draft) => draft.edit(hero, 'vérifié', 'vÃ©rifiÃ©'),
  'text-markup': (draft) => draft.edit(hero, 'Plan et devis', 'Plan et <b>devis</b>'),
  'text-markdown': (draft) => draft.edit(hero, 'Plan et devis', 'Plan et **devis**'),
  'text-entity': (draft) => draft.edit(hero, 'Plan et devis', 'Plan &amp; devis'),
  'text-invisible': (draft) => draft.edit(hero, 'Plan et devis', 'Plan et de\u00advis'),
  'text-decomposed': (draft) => draft.edit(hero, 'vérifié', 've\u0301rifié'),
  'text-language': (draft) =>
    draft.edit(
      hero,
      /"subtitle": ".*"/.exec(draft.read(hero))?.[0] ?? '',
      /"subtitle": ".*"/.exec(draft.read(spanishHero))?.[0] ?? '',
    ),
  'text-unfinished': (draft) => draft.edit(hero, 'Plan et devis', 'Plan et TODO'),
  'text-mixed': (draft) => draft.edit(hero, 'Plan et devis', 'Plan et d\u0435vis'),
  'text-alphabet': (draft) => draft.edit(hero, 'Plan et devis', 'Plan \u0443 devis'),
  'letter-not-on-card': (draft) => draft.edit(hero, 'Carnet vérifié', 'Carnet ≥ 7 vérifié'),
  'letter-not-in-font': (draft) => draft.edit('locales/es/content/faq.json', '¿A quién', '¿Zażółć gęślą jaźń łąka, a quién'),
  'text-too-long': (draft) =>
    draft.edit(
      feature,
      /"title": ".*"/.exec(draft.read(feature))?.[0] ?? '',
      '"title": "Anticonstitutionnellement, planifier chaque semaine et chaque parcelle du jardin partagé, seul ou en équipe, au fil de la saison"',
    ),
  'fact-disagrees': (draft) => draft.edit('locales/fr/content/faq.json', '{{price}} par mois', '140\u00a0€ par mois'),
  'fact-other': (draft) =>
    draft.edit('locales/fr/content/faq.json', '{{price}} par mois', '{{price}} par mois (ou 350 parcelles)'),
  'fact-repeated': (draft) => draft.edit('locales/fr/content/faq.json', '{{price}} par mois', '120\u00a0€ par mois'),
  'price-unusual': (draft) => draft.edit('packs.json', '"price": 120', '"price": 12000'),
  'price-changed': (draft) => {
    draft.commit('packs.json');
    draft.edit('packs.json', '"price": 120', '"price": 1200');
  },
  'date-left': (draft) => {
    draft.edit('legal.json', '2030-01-15', '2020-01-15');
    draft.commit('legal.json', publisher);
    draft.edit(publisher, 'une société qui', 'une association qui');
  },
  'picture-left': (draft) => {
    draft.commit(feature);
    draft.edit(feature, image, 'features/fr/planning-portrait.png');
  },
  'consent-policy-left': (draft) => {
    draft.commit('site.json', 'locales/es/content/legal/cookies.json');
    draft.edit('site.json', '"cookieBannerLanguage": "fr"', '"cookieBannerLanguage": "page"');
  },
  'date-future': (draft) => draft.edit('legal.json', '2030-01-15', '2100-01-01'),
  'date-unusual': (draft) => draft.edit('legal.json', '2030-01-15', '1930-01-15'),
  'fact-missing': (draft) => draft.edit('packs.json', '"price": 120', '"price": null'),
  'stat-unusual': (draft) => draft.edit(feature, '"stat": 62', '"stat": 0.62'),
  'stat-incomplete': (draft) => draft.edit(feature, '"stat": 62', '"stat": null'),
  'hero-not-first': (draft) => draft.edit('site.json', '"hero", "demo"', '"demo", "hero"'),
  'sample-value': (draft) => draft.edit(hero, '"Carnet vérifié"', '"À voir sur www.example.com"'),
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
    draft.edit('locales/fr/content/legal/cookies.json', 'Votre choix,', 'Statistics of Others (_id et _id_*), votre choix,');
    draft.edit('locales/es/content/legal/cookies.json', 'Tu elección,', 'Statistics of Others (_id_*), tu elección,');
  },
  'storage-undisclosed': (draft) =>
    draft.edit('locales/es/content/legal/cookies.json', '"cookieConsentRecord"', '"cookieRecord"'),
  'third-party-unnamed': (draft) => {
    draft.edit('site.json', '"tagManager": null', '"tagManager": "https://tags.verger.test/gtm.js?id=GTM-1"');
    draft.edit('site.json', '"/tour/{{language}}.html"', '"https://demo.verger.test/{{language}}"');
  },
  'source-shared': (draft) => {
    const service = '{ "name": "carnet", "scripts": ["https://cdn.jsdelivr.net/npm/"], "frames": ["https://*.github.io"] }';
    draft.edit('site.json', '"thirdParties": []', `"thirdParties": [${service}]`);
  },
  'consent-language': (draft) => draft.edit('site.json', '"cookieBannerLanguage": "fr"', '"cookieBannerLanguage": "es"'),
  'security-date': (draft) => draft.edit('site.json', '2100-01-01', '2020-01-01'),
  'image-missing': (draft) => draft.edit(feature, image, 'features/fr/planing.png'),
  'image-unreadable': ({ data }) => data.imageFacts.set(image, { width: 0, height: 0, bytes: 1_000 }),
  'image-type': ({ data }) => data.imageFacts.set(image, { width: 1_600, height: 1_000, bytes: 40_000, type: 'webp' }),
  'image-elsewhere': (draft) => draft.edit('locales/es/content/demo.json', 'demo/es.png', 'demo/fr.png'),
  'image-too-small': ({ data }) => data.imageFacts.set(image, { width: 800, height: 500, bytes: 40_000 }),
  'image-too-large': ({ data }) => data.imageFacts.set(image, { width: 16_383, height: 16_383, bytes: 33_000 }),
  'image-too-heavy': ({ data }) => data.imageFacts.set(image, { width: 4_000, height: 2_500, bytes: 2_345_678 }),
  'image-shape': ({ data }) => data.imageFacts.set(image, { width: 1_600, height: 2_400, bytes: 40_000 }),
  'image-not-described': (draft) =>
    draft.edit(feature, /"alt": ".*"/.exec(draft.read(feature))?.[0] ?? '', '"alt": "Planning"'),
  'image-unused': ({ data }) => data.images.add('features/fr/ancien.png'),
  'seo-title-length': (draft) =>
    draft.edit(
      feature,
      'Planifier la semaine de chaque parcelle |',
      'Planifier la semaine de chaque parcelle du jardin partagé |',
    ),
  'seo-description-length': (draft) => draft.edit(feature, description, 'Découvrez l’outil.'),
  'seo-title-twice': (draft) =>
    draft.edit(
      feature,
      'Planifier la semaine de chaque parcelle | {{name}}',
      'Le carnet du jardin partagé en équipe | {{name}}',
    ),
  'seo-description-twice': (draft) =>
    draft.edit(
      feature,
      description,
      'Semis, tournées, photos et récoltes dans un carnet que toute l’équipe du jardin lit et complète au même endroit.',
    ),
  'typography-spaces': (draft) => draft.edit(hero, 'Photos des rangs', 'Photos  des rangs'),
  'typography-straight-quote': (draft) => draft.edit(hero, 'Plan et devis', 'Plan et \\"devis\\"'),
  'typography-foreign-quote': (draft) => draft.edit(hero, 'Plan et devis', 'Plan et „devis“'),
  'typography-letter-form': (draft) => draft.edit(hero, 'Plan et devis', 'Plan ﬁnal et devis'),
  'typography-apostrophe': (draft) => draft.edit(hero, 'd’une saison', "d'une saison"),
  'typography-ellipsis': (draft) => draft.edit(hero, '"Semis"', '"Semis..."'),
  'typography-no-break-space': (draft) => draft.edit(hero, '"Semis"', '"Semis !"'),
  'typography-no-break-unneeded': (draft) => draft.edit(hero, 'des rangs', 'des\\u00a0rangs'),
  'typography-space-before': (draft) => draft.edit(spanishHero, '"works": "Siembra"', '"works": "¡Siembra !"'),
  'typography-space-after': (draft) => draft.edit(hero, 'Plan et devis', 'Plan,devis'),
  'typography-dash': (draft) => draft.edit(hero, 'Plan et devis', 'Plan - devis'),
  'typography-opening-mark': (draft) => draft.edit('locales/es/content/faq.json', '¿', ''),
  'translation-stale': (draft) => draft.edit(hero, '"Semis"', '"Plantation"'),
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
  'address-lost': (draft) => draft.edit(feature, '"planning-jardin-equipe"', '"semaine-jardin"'),
  'address-unrecorded': (draft) => {
    draft.commit('published-addresses.json');
    draft.edit('published-addresses.json', '    "/oferta": "redirect",\n', '');
  },
  'redirect-twice': (draft) => redirects(draft, ['/offre', '/fr']),
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
      '"hostedEditing": { "software": "github", "origin": "https://github.co", "repository": "verger/site", "branch": "main" },\n  "tagManager"',
    ),
  'demo-untranslated': ({ data }) => data.staticFiles.delete('/tour/es.html'),
  'demo-missing': (draft) => draft.edit('site.json', '/tour/{{language}}.html', '/tour/new-{{language}}.html'),
  'demo-elsewhere': (draft) => draft.edit('site.json', '/tour/{{language}}.html', '/demo/{{language}}.html'),
  'redirect-shadowed': (draft) => redirects(draft, ['/fr/outils', '/fr']),
  'redirect-loop': (draft) => redirects(draft, ['/prix', '/couts'], ['/couts', '/prix']),
  'redirect-without-target': (draft) => redirects(draft, ['/prix', '/fr/offre']),
  'redirect-unpublished': (draft) => redirects(draft, ['/ventes', '/fr/conditions']),
};

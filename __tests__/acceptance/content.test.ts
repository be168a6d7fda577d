import { factsInText } from '../../src/content/facts-in-text';
import { schemaReference } from '../../src/content/json-schemas';
import { placeholdersOf } from '../../src/content/placeholders';
import { walkTexts } from '../../src/content/walk-texts';
import { priceOf } from '../../src/sections/Pricing/price-of';
import { relatedFeatures } from '../../src/sections/RelatedFeatures/related-features';
import { isUnsettled, type Json } from '../support/sample-data';
import { checked, content, refused, sources, words } from './delivered-site';

const { SiteSettings: site, FeatureCatalogue: catalogue, Packs, Testimonials } = content;
const ids = catalogue.features.map(({ id }) => id);
const [single, ...earlier] = Packs.packs;

/** The value of a file as delivered, without the name of its schema. */
function jsonOf(path: string): Json {
  const { $schema: _, ...value } = JSON.parse(sources.get(path) ?? '') as { [key: string]: Json };
  return value;
}

/** The files of a language, by their path below its folder. */
function filesOf(language: string): Map<string, Json> {
  const folder = `locales/${language}/`;
  const paths = [...sources.keys()].filter((path) => path.startsWith(folder));
  return new Map(paths.map((path) => [path.slice(folder.length), jsonOf(path)]));
}

test('the delivered content has no problem but the values that came as examples', () => {
  expect(checked.problems.filter((problem) => !isUnsettled(problem))).toEqual([]);
});

describe('the three languages', () => {
  test('are French, English and Spanish, French by default', () => {
    expect(site.languages).toEqual(['fr', 'en', 'es']);
    expect(site.defaultLanguage).toBe('fr');
  });

  /** The shape of a value: its keys and the lengths of its lists, without what each language keeps for itself. */
  function shape(value: Json, key = ''): Json {
    if (key === 'previousSlugs' || key === 'previousSegments') return 'own';
    if (Array.isArray(value)) return value.map((entry) => shape(entry));
    if (typeof value !== 'object' || value === null) return typeof value;
    // Ids are kept: they show the order of a list.
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, name === 'id' ? entry : shape(entry, name)]),
    );
  }

  test.each(['en', 'es'])('%s has the structure of French: files, keys, lists and their order', (language) => {
    const french = filesOf('fr');
    const translated = filesOf(language);
    expect([...translated.keys()]).toEqual([...french.keys()]);
    for (const [path, value] of french) expect([path, shape(translated.get(path) ?? null)]).toEqual([path, shape(value)]);
  });

  test.each(['en', 'es'])('%s leaves the same values open in its texts as French', (language) => {
    const open = (code: string) =>
      [...filesOf(code)].flatMap(([path, value]) =>
        walkTexts(value).map(({ path: key, text }) => [path, ...key, ...placeholdersOf(text)].join(' ')),
      );
    expect(open(language).filter((entry) => !entry.startsWith('language.json'))).toEqual(
      open('fr').filter((entry) => !entry.startsWith('language.json')),
    );
  });

  test('no text is left untranslated: long sentences differ in every language', () => {
    const sentences = (code: string) =>
      [...filesOf(code).values()]
        .flatMap((value) => walkTexts(value).map(({ text }) => text))
        // Names that machines know, such as those of entries in storage, are no sentences.
        .filter((text) => text.length > 30 && text.includes(' '));
    const seen = site.languages.flatMap((code) => [...new Set(sentences(code))]);
    const shared = seen.filter((text, index) => seen.indexOf(text) !== index);
    // Names the site in all three languages, on purpose.
    expect(shared.filter((text) => !text.startsWith('{{name}} –'))).toEqual([]);
  });
});

describe('the numbers of section 9', () => {
  test('one pack is published, at 350 € a month', () => {
    expect(Packs.packs.filter(({ published }) => published)).toEqual([single]);
    expect(single).toMatchObject({
      price: 350,
      includedFiles: 50,
      additionalFilePrice: 5,
      additionalFilesStep: 5,
      setupFee: 1000,
      isPopular: true,
      segment: 'installer',
      support: 'emailAndPhone',
      unlimitedUsers: true,
    });
  });

  test('the pack has its twelve features, in the order of decision 12', () => {
    expect(single?.features.every(({ included }) => included)).toBe(true);
    expect(single?.features.map(({ id }) => id)).toEqual([
      'documentManagement',
      'advancedAutomation',
      'apiAccess',
      'advancedAnalytics',
      'dedicatedDeployment',
      'customSla',
      'automaticZones',
      'landRegistry',
      'smartScheduling',
      'pdfDocuments',
      'spanishCrm',
      'referralProgram',
    ]);
  });

  test('the three earlier plans are kept, and not published', () => {
    expect(earlier.map(({ id, segment, published }) => [id, segment, published])).toEqual([
      ['starter', 'agency', false],
      ['professional', 'installer', false],
      ['enterprise', 'industrial', false],
    ]);
  });

  test('four testimonials are rated 4, 5, 4.2 and 4.5', () => {
    expect(Testimonials.testimonials.map(({ rating }) => rating)).toEqual([4, 5, 4.2, 4.5]);
  });

  test('the setup fee pays for four things', () => {
    for (const language of site.languages) expect(words(language).PackTexts.setup).toHaveLength(4);
  });

  test('English shows the statistics of the specification', () => {
    expect(ids.map((id) => words('en').features[id]?.stat)).toEqual([85, 70, 90, 65, 40, 100, 60, 45]);
  });

  test('every language has figures of its own', () => {
    const figures = site.languages.map((language) => ids.map((id) => words(language).features[id]?.stat).join());
    expect(new Set(figures).size).toBe(site.languages.length);
  });

  test('the copyright is of 2025', () => {
    expect(site.copyrightYear).toBe(2025);
  });

  test('there are at least eight questions', () => {
    expect(words('fr').Faq.entries.length).toBeGreaterThanOrEqual(8);
  });

  test('the sections stand in the order of the specification, the demo below the hero', () => {
    expect(site.sections).toEqual(['hero', 'demo', 'solutions', 'pricing', 'testimonials', 'faq']);
  });
});

describe('the features', () => {
  const slugs = {
    signature: ['gestion-dossiers-prime-energie', 'energy-project-management', 'gestion-expedientes-energia'],
    diagnostic: ['automatisation-prime-energie', 'energy-process-automation', 'automatizacion-procesos-energia'],
    recommendations: ['gestion-documentaire-renovation', 'renovation-document-management', 'gestion-documentos-renovacion'],
    documents: ['suivi-primes-energie', 'energy-premium-tracking', 'seguimiento-subsidios-energia'],
    multiagents: ['devis-factures-renovation', 'renovation-quotes-invoices', 'presupuestos-facturas-renovacion'],
    permissions: ['controle-acces-securite', 'access-control-security', 'control-acceso-seguridad'],
    formulaires: ['formulaires-travaux-photos', 'work-forms-photos', 'formularios-obras-fotos'],
    calendrier: ['calendrier-intelligent-itineraires', 'smart-calendar-routes', 'calendario-inteligente-rutas'],
  };

  test('are the eight of the specification, case management first', () => {
    expect(ids).toEqual(Object.keys(slugs));
  });

  test.each(Object.entries(slugs))('%s has the slugs of the table', (id, expected) => {
    expect(['fr', 'en', 'es'].map((language) => words(language).features[id]?.slug)).toEqual(expected);
  });

  test('seven are listed, access control is not (decision 1)', () => {
    expect(catalogue.features.filter(({ listed }) => listed).map(({ listId }) => listId)).toEqual([
      'cases',
      'automation',
      'documents',
      'subsidies',
      'invoices',
      'forms',
      'calendar',
    ]);
    expect(catalogue.features.filter(({ listed }) => !listed).map(({ id }) => id)).toEqual(['permissions']);
  });

  test('lists live in the segments of the route table', () => {
    expect(site.languages.map((language) => words(language).Language.segments)).toMatchObject([
      { features: 'fonctionnalites', fallback: 'fonctionnalites' },
      { features: 'features', fallback: 'feature' },
      { features: 'caracteristicas', fallback: 'caracteristica' },
    ]);
  });
});

describe('words that the specification gives', () => {
  test('the cookie banner and its dialog', () => {
    expect(words('fr').Cookies).toMatchObject({
      banner: { acceptAll: 'Tout accepter', essentialOnly: 'Cookies essentiels', customise: 'Personnaliser' },
      modal: {
        title: 'Gestion des cookies',
        description: 'Personnalisez vos préférences de cookies',
        essentialOnly: 'Cookies essentiels uniquement',
        acceptAll: 'Tout accepter',
      },
      categories: [{ id: 'essential' }, { id: 'analytics' }, { id: 'marketing' }],
      toast: {
        title: 'Préférences enregistrées',
        all: 'Tous les cookies ont été acceptés',
        essential: 'Seuls les cookies essentiels ont été acceptés',
      },
    });
  });

  test('the 404 page', () => {
    expect(site.notFoundLanguage).toBe('en');
    expect(words('en').interface.notFound).toEqual({ code: '404', title: 'Oops! Page not found', home: 'Return to Home' });
  });

  test('the page for everything else that goes wrong', () => {
    expect(content.ErrorTexts.unexpected).toBe('Unexpected Application Error!');
  });

  test.each([
    ['fr', 'Conforme CAE', '/mois'],
    ['en', 'EEC compliant', '/month'],
    ['es', 'Conforme CAE', '/mes'],
  ])('%s: credibility and the price’s suffix', (language, credibility, suffix) => {
    expect(words(language).interface.hero.credibility).toBe(credibility);
    expect(words(language).interface.pricingSection.perMonth).toBe(suffix);
  });

  test('the pack is called Pack Unique, and popular', () => {
    expect(words('fr').PackTexts.packs.find(({ id }) => id === 'single')?.title).toBe('Pack Unique');
    expect(words('en').interface.pricingSection.popular).toBe('Popular');
  });
});

describe('the legal pages', () => {
  test('are the four that Spain and France ask for', () => {
    expect(content.LegalCatalogue.pages.map(({ id }) => id)).toEqual(['imprint', 'privacy', 'cookies', 'accessibility']);
  });

  test.each(site.languages)(
    '%s: the imprint has what the LSSI (article 10) and the LCEN (article 1-1) ask for',
    (language) => {
      const said = walkTexts(words(language).legal.imprint).map(({ text }) => text);
      for (const fact of [
        'legalName',
        'companyAddress',
        'taxId',
        'companyRegister',
        'email',
        'phone',
        'publicationDirector',
      ]) {
        expect(said.some((text) => text.includes(`{{${fact}}}`))).toBe(true);
      }
      for (const fact of ['hostName', 'hostAddress', 'hostPhone']) expect(said).toContain(`{{${fact}}}`);
    },
  );

  test.each(site.languages)('%s: the cookie policy quotes the buttons as they are written', (language) => {
    const banner = site.cookieBannerLanguage === 'page' ? language : site.cookieBannerLanguage;
    const { banner: bar, modal } = words(banner).Cookies;
    const said = walkTexts(words(language).legal.cookies).map(({ text }) => text.replaceAll('\u00a0', ' '));
    for (const button of [bar.acceptAll, modal.essentialOnly, words(language).interface.footer.cookies]) {
      expect(said.some((text) => text.includes(button))).toBe(true);
    }
  });

  test.each(site.languages)('%s: who is not satisfied is told of the AEPD and the CNIL', (language) => {
    for (const page of ['privacy', 'cookies']) {
      const links = words(language).legal[page]?.sections.flatMap((section) => section.links.map(({ url }) => url));
      expect(links).toEqual(['https://www.aepd.es', 'https://www.cnil.fr']);
    }
  });

  test('as long as the cookie policy says that there are no services of others, there are none', () => {
    expect([site.tagManager, site.thirdParties]).toEqual([null, []]);
  });

  test('what came as an example is refused by a release: every fact of the company, and every page that nobody has read', () => {
    const named = refused.map(({ file, key }) => `${file} ${key}`);
    const facts = walkTexts(site.company).map(({ path }) => `site.json company.${path.join('.')}`);
    const pages = content.LegalCatalogue.pages.map((_, index) => `legal.json pages[${index}].updated`);
    expect(facts.length).toBeGreaterThan(5);
    expect(named).toEqual(expect.arrayContaining([...facts, ...pages]));
  });
});

describe('typography of the delivered texts', () => {
  /** Keys whose values are no language: addresses, ids, files. */
  const machine = new Set<string | number>(['id', 'slug', 'previousSlugs', 'src', 'segments', 'previousSegments', 'url']);

  /** Every text of a language as `file key: text`. */
  const textsOf = (language: string) =>
    [...filesOf(language)].flatMap(([file, value]) =>
      walkTexts(value)
        .filter(({ path }) => !path.some((key) => machine.has(key)))
        .map(({ path, text }) => ({ place: `${file} ${path.join('.')}`, text })),
    );

  test.each(site.languages)('%s writes curly apostrophes and no straight quotation marks', (language) => {
    expect(textsOf(language).filter(({ text }) => /['"]/.test(text))).toEqual([]);
  });

  test('French sets a no-break space before : ; ! ? % € », and behind «', () => {
    const broken = /(?<![\u00a0\u202f!?])[:;!?%€»]|«(?![\u00a0\u202f])/;
    expect(textsOf('fr').filter(({ text }) => broken.test(text))).toEqual([]);
  });

  test('Spanish opens every question and exclamation', () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    const unpaired = ({ text }: { text: string }) =>
      count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!');
    expect(textsOf('es').filter(unpaired)).toEqual([]);
    expect(textsOf('es').some(({ text }) => text.includes('¿'))).toBe(true);
  });

  test.each(site.languages)('%s has no double, leading or trailing space, and no three dots', (language) => {
    expect(textsOf(language).filter(({ text }) => / {2}|^\s|\s$|\.\.\./.test(text))).toEqual([]);
  });

  test.each(site.languages)('%s repeats no price, phone number or name that the facts hold', (language) => {
    const facts = [`${site.name}`, site.contact.phone, site.contact.email, '350', '1000', '1 000', '1.000'];
    const repeats = textsOf(language).filter(({ text }) => facts.some((fact) => text.includes(fact)));
    expect(repeats.filter(({ text }) => !text.includes('1007/2023'))).toEqual([]);
  });
});

test('errors.json is in a language of the site', () => {
  expect(site.languages).toContain((jsonOf('errors.json') as { language: string }).language);
});

test('every file names its schema, from which editors’ programs complete and explain keys', () => {
  const unnamed = [...sources]
    .filter(([path]) => schemaReference(path) !== undefined)
    .filter(([path, source]) => JSON.parse(source).$schema !== schemaReference(path));
  expect(unnamed.map(([path]) => path)).toEqual([]);
});

test('a choice of cookies holds for six months, as the CNIL recommends', () => {
  expect(site.consent.months).toBe(6);
});

test.each([
  ['fr', '350\u00a0€', '5\u00a0€', '1\u00a0000\u00a0€'],
  ['en', '€350', '€5', '€1,000'],
  ['es', '350\u00a0€', '5\u00a0€', '1.000\u00a0€'],
])(
  'texts in %s name the pack’s figures: %s, %s a file, %s for setting up',
  (language, price, additionalFilePrice, setupFee) => {
    expect(factsInText(site, Packs, language)).toMatchObject({ price, includedFiles: '50', additionalFilePrice, setupFee });
  },
);

test.each([
  [0, 350, 50],
  [5, 375, 55],
  [10, 400, 60],
  [100, 850, 150],
])('with %i files more the pack costs %i € for %i files', (additional, price, files) => {
  const { price: base, additionalFilePrice, includedFiles } = single ?? {};
  const parts = { price: base ?? 0, includedFiles: includedFiles ?? 0, additionalFilePrice: additionalFilePrice ?? 0 };
  expect(priceOf(parts, additional)).toEqual({ price, files });
});

describe('related features', () => {
  const related = (current: string) => relatedFeatures(catalogue.features, current).map(({ id }) => id);

  test('are the first four others, in order', () => {
    expect(related('signature')).toEqual(['diagnostic', 'recommendations', 'documents', 'multiagents']);
    expect(related('diagnostic')).toEqual(['signature', 'recommendations', 'documents', 'multiagents']);
    expect(ids.filter((id) => related(id).length !== 4 || related(id).includes(id))).toEqual([]);
  });
});

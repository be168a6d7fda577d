import { createRegistry } from '../../packages/addresses';
import { walkTexts } from '../../packages/content/browser';
import { checkContent } from '../../src/content/checks';
import { factsInText } from '../../src/content/facts-in-text';
import { routingInput } from '../../src/content/model';
import { durations, revealThreshold } from '../../src/theme/tokens';
import { sampleData } from '../support/sample-data';

const { sources, images } = sampleData();
const { content, allContent } = checkContent(sources, images);
if (!content || !allContent) throw new Error('The sample site has errors.');

const { SiteSettings: site, FeatureCatalogue, Testimonials, ErrorTexts, languages: texts } = content;
/** The packs that are kept for later, too. */
const { packs } = allContent.Packs;
const [single, ...earlier] = packs;
const ids = FeatureCatalogue.features.map(({ id }) => id);
/** Without the page that not every language has, an odd case. */
const legal = content.LegalCatalogue.pages.filter(({ languages }) => !languages).map(({ id }) => id);

/** The words of a language. */
function words(language: string) {
  const found = texts[language];
  if (!found) throw new Error(`There is no language ${language}.`);
  return found;
}

const { redirects, pathOf } = createRegistry(routingInput(content));

describe('addresses', () => {
  test('are in French, English and Spanish, French by default', () => {
    expect(site.languages).toEqual(['fr', 'en', 'es']);
    expect(site).toMatchObject({ defaultLanguage: 'fr', notFoundLanguage: 'en' });
  });

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

  test('of the eight features, case management first, have the slugs of the table', () => {
    const named = ids.map((id) => [id, site.languages.map((language) => words(language).features[id]?.slug)]);
    expect(named).toEqual(Object.entries(slugs));
  });

  test.each([
    ['fr', '/fr', '/fr/fonctionnalites', '/fr/fonctionnalites/gestion-dossiers-prime-energie'],
    ['en', '/en', '/en/features', '/en/features/energy-project-management'],
    ['es', '/es', '/es/caracteristicas', '/es/caracteristicas/gestion-expedientes-energia'],
  ])('of landing page, list and feature in %s', (code, landing, list, feature) => {
    expect(pathOf({ kind: 'landing' }, code)).toBe(landing);
    expect(pathOf({ kind: 'features' }, code)).toBe(list);
    expect(pathOf({ kind: 'feature', id: 'signature' }, code)).toBe(feature);
  });

  test.each([
    ['fr', '/fr/mentions-legales', '/fr/confidentialite', '/fr/cookies', '/fr/accessibilite'],
    ['en', '/en/legal-notice', '/en/privacy', '/en/cookies', '/en/accessibility'],
    ['es', '/es/aviso-legal', '/es/privacidad', '/es/cookies', '/es/accesibilidad'],
  ])('of the legal pages that Spain and France ask for in %s', (code, ...paths) => {
    expect(legal).toEqual(['imprint', 'privacy', 'cookies', 'accessibility']);
    expect(legal.map((id) => pathOf({ kind: 'legal', id }, code))).toEqual(paths);
  });

  test.each([
    ['/fonctionnalites', '/fr/fonctionnalites'],
    ['/features', '/en/features'],
    ['/caracteristicas', '/es/caracteristicas'],
    ['/tarifs', '/fr#pricing-section'],
    ['/pricing', '/en#pricing-section'],
    ['/precios', '/es#pricing-section'],
  ])('lead %s to %s', (from, to) => {
    expect(redirects).toContainEqual({ from, to });
  });
});

describe('figures', () => {
  test('one pack is published, at 350 € a month; the three earlier plans are kept', () => {
    expect(packs.filter(({ published }) => published)).toEqual([single]);
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
    expect(earlier.map(({ id, segment, published }) => [id, segment, published])).toEqual([
      ['starter', 'agency', false],
      ['professional', 'installer', false],
      ['enterprise', 'industrial', false],
    ]);
  });

  test('the pack has its twelve features, in the order of decision 12, and the setup fee pays for four things', () => {
    expect(single?.features.filter(({ included }) => included).map(({ id }) => id)).toEqual([
      ...['documentManagement', 'advancedAutomation', 'apiAccess', 'advancedAnalytics', 'dedicatedDeployment', 'customSla'],
      ...['automaticZones', 'landRegistry', 'smartScheduling', 'pdfDocuments', 'spanishCrm', 'referralProgram'],
    ]);
    for (const language of site.languages) expect(words(language).PackTexts.setup).toHaveLength(4);
  });

  test.each([
    ['fr', '350\u00a0€', '5\u00a0€', '1\u00a0000\u00a0€'],
    ['en', '€350', '€5', '€1,000'],
    ['es', '350\u00a0€', '5\u00a0€', '1.000\u00a0€'],
  ])('texts in %s name them: %s, %s a file, %s for setting up', (language, price, additionalFilePrice, setupFee) => {
    const facts = { price, includedFiles: '50', additionalFilePrice, setupFee };
    expect(factsInText(site, content.Packs, language)).toMatchObject(facts);
  });

  test('four testimonials, eight statistics, different in each language, and at least eight questions', () => {
    expect(Testimonials.testimonials.map(({ rating }) => rating)).toEqual([4, 5, 4.2, 4.5]);
    const statistics = (language: string) => ids.map((id) => words(language).features[id]?.stat);
    expect(statistics('en')).toEqual([85, 70, 90, 65, 40, 100, 60, 45]);
    expect(new Set(site.languages.map((language) => statistics(language).join())).size).toBe(3);
    expect(words('fr').Faq.entries.length).toBeGreaterThanOrEqual(8);
  });

  test('seven features are listed, access control is not (decision 1)', () => {
    const listed = FeatureCatalogue.features.filter(({ listed }) => listed).map(({ listId }) => listId);
    expect(listed).toEqual(['cases', 'automation', 'documents', 'subsidies', 'invoices', 'forms', 'calendar']);
    expect(FeatureCatalogue.features.filter(({ listed }) => !listed).map(({ id }) => id)).toEqual(['permissions']);
  });

  test('the sections stand in the order of the specification, the demo below the hero', () => {
    const specified = ['hero', 'demo', 'solutions', 'pricing', 'testimonials', 'faq'];
    // Behind them stand those that the specification leaves out (decision 10), and new ones.
    expect(site.sections.slice(0, specified.length)).toEqual(specified);
    expect(site.sections.slice(specified.length)).toContain('statistics');
  });

  test('the copyright is of 2025, and a choice of cookies holds for six months, as the CNIL recommends', () => {
    expect([site.copyrightYear, site.consent.months]).toEqual([2025, 6]);
  });

  test('menus, cards and sections open after the specified times', () => {
    expect(durations).toMatchObject({ menuOpen: 200, menuSkip: 300, hoverCardOpen: 700, hoverCardClose: 300 });
    expect([revealThreshold, durations.reveal, durations.revealStagger]).toEqual([0.1, 500, 100]);
  });
});

describe('words', () => {
  test('of the cookie banner and its dialog', () => {
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

  test('of the 404 page, and of the page for everything else that goes wrong', () => {
    expect(words('en').interface.notFound).toEqual({
      code: '404',
      title: 'Oops! Page not found',
      lead: expect.any(String),
      home: 'Return to Home',
    });
    expect(ErrorTexts.unexpected).toBe('Unexpected Application Error!');
  });

  test.each([
    ['fr', 'Conforme CAE', '/mois', 'HT'],
    ['en', 'EEC compliant', '/month', '+ VAT'],
    ['es', 'Conforme CAE', '/mes', '+ IVA'],
  ])('of the credibility in %s, and of the price’s suffix without the tax', (language, credibility, perMonth, beforeTax) => {
    expect(words(language).interface.hero.credibility).toBe(credibility);
    expect(words(language).interface.pricingSection).toMatchObject({ perMonth, beforeTax });
  });

  test('of the pack: it is called Pack Unique, and popular', () => {
    expect(words('fr').PackTexts.packs.find(({ id }) => id === 'single')?.title).toBe('Pack Unique');
    expect(words('en').interface.pricingSection.popular).toBe('Popular');
  });
});

describe.each(site.languages)('the law, in %s:', (language) => {
  const saidOn = (page: string) =>
    walkTexts(words(language).legal[page])
      .map(({ text }) => text.replaceAll('\u00a0', ' '))
      .join('\n');

  test('the imprint has what the LSSI (article 10) and the LCEN (article 1-1) ask for', () => {
    const company = ['legalName', 'companyAddress', 'taxId', 'companyRegister', 'email', 'phone', 'publicationDirector'];
    const facts = [...company, 'hostName', 'hostAddress', 'hostPhone'].map((fact) => `{{${fact}}}`);
    expect(facts.filter((fact) => !saidOn('imprint').includes(fact))).toEqual([]);
  });

  test('the cookie policy quotes the buttons as they are written, and there are no services of others, as it says', () => {
    const { banner, modal } = words(site.cookieBannerLanguage === 'page' ? language : site.cookieBannerLanguage).Cookies;
    for (const button of [banner.acceptAll, modal.essentialOnly, words(language).interface.footer.cookies])
      expect(saidOn('cookies')).toContain(button);
    expect([site.tagManager, site.thirdParties]).toEqual([null, []]);
  });

  test('who is not satisfied is told of the AEPD and the CNIL', () => {
    for (const page of ['privacy', 'cookies']) {
      const links = words(language).legal[page]?.sections.flatMap((section) => section.links.map(({ url }) => url));
      expect(links).toEqual(['https://www.aepd.es', 'https://www.cnil.fr']);
    }
  });
});

import { relatedFeatures } from '../../src/sections/RelatedFeatures/related-features';
import { content, words } from './specified';

const { SiteSettings: site, FeatureCatalogue: catalogue } = content;
const ids = catalogue.features.map(({ id }) => id);

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

describe('related features', () => {
  const related = (current: string) => relatedFeatures(catalogue.features, current).map(({ id }) => id);

  test('are the first four others, in order', () => {
    expect(related('signature')).toEqual(['diagnostic', 'recommendations', 'documents', 'multiagents']);
    expect(related('diagnostic')).toEqual(['signature', 'recommendations', 'documents', 'multiagents']);
    expect(ids.filter((id) => related(id).length !== 4 || related(id).includes(id))).toEqual([]);
  });
});

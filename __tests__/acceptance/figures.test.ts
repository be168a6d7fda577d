import { factsInText } from '../../src/content/facts-in-text';
import { priceOf } from '../../src/sections/Pricing/price-of';
import { content, words } from './specified';

const { SiteSettings: site, FeatureCatalogue: catalogue, Packs, Testimonials } = content;

const ids = catalogue.features.map(({ id }) => id);

const [single, ...earlier] = Packs.packs;

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
    const specified = ['hero', 'demo', 'solutions', 'pricing', 'testimonials', 'faq'];
    // Behind them stand those that the specification leaves out (decision 10), and new ones.
    expect(site.sections.slice(0, specified.length)).toEqual(specified);
    expect(site.sections.slice(specified.length)).toContain('statistics');
  });
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

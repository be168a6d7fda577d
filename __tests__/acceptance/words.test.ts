import { content, words } from './specified';

const { SiteSettings: site } = content;

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
    expect(words('en').interface.notFound).toEqual({
      code: '404',
      title: 'Oops! Page not found',
      lead: expect.any(String),
      home: 'Return to Home',
    });
  });

  test('the page for everything else that goes wrong', () => {
    expect(content.ErrorTexts.unexpected).toBe('Unexpected Application Error!');
  });

  test.each([
    ['fr', 'Conforme CAE', '/mois', 'HT'],
    ['en', 'EEC compliant', '/month', '+ VAT'],
    ['es', 'Conforme CAE', '/mes', '+ IVA'],
  ])('%s: credibility, and the price’s suffix without the tax', (language, credibility, perMonth, beforeTax) => {
    expect(words(language).interface.hero.credibility).toBe(credibility);
    expect(words(language).interface.pricingSection).toMatchObject({ perMonth, beforeTax });
  });

  test('the pack is called Pack Unique, and popular', () => {
    expect(words('fr').PackTexts.packs.find(({ id }) => id === 'single')?.title).toBe('Pack Unique');
    expect(words('en').interface.pricingSection.popular).toBe('Popular');
  });
});

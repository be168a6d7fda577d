import { walkTexts } from '../../src/content/walk-texts';
import { content, refusedByRelease, words } from './specified';

const { SiteSettings: site } = content;

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
    const named = refusedByRelease().map(({ file, key }) => `${file} ${key}`);
    const facts = walkTexts(site.company).map(({ path }) => `site.json company.${path.join('.')}`);
    const pages = content.LegalCatalogue.pages.map((_, index) => `legal.json pages[${index}].updated`);
    expect(facts.length).toBeGreaterThan(5);
    expect(named).toEqual(expect.arrayContaining([...facts, ...pages]));
  });
});

import { robotsTxt } from '../../src/seo/robots';

test('everything may be crawled, and the sitemap is named', () => {
  expect(robotsTxt('https://verger.example', true)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://verger.example/sitemap-index.xml\n',
  );
});

test('a preview may be crawled too, so that crawlers see its noindex', () => {
  expect(robotsTxt('https://verger.example', false)).toBe('User-agent: *\nAllow: /\n');
});

import { robotsTxt } from '../../src/seo/robots';

test('everything may be crawled, and the sitemap is named', () => {
  expect(robotsTxt('https://brasa.example', true)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://brasa.example/sitemap-index.xml\n',
  );
});

test('a preview may be crawled too, so that crawlers see its noindex', () => {
  expect(robotsTxt('https://brasa.example', false)).toBe('User-agent: *\nAllow: /\n');
});

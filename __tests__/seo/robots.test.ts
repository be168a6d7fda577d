import { robotsTxt } from '../../src/seo/robots';

test('all may be read, and the sitemap is named', () => {
  expect(robotsTxt('https://verger.example', true)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://verger.example/sitemap-index.xml\n',
  );
});

test('a preview may be read too, or nobody would read there that it is not to be listed', () => {
  expect(robotsTxt('https://verger.example', false)).toBe('User-agent: *\nAllow: /\n');
});

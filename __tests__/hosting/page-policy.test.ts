import { createHash } from 'node:crypto';
import { hostingSettings } from '../../src/data/hosting-settings';
import { loadContent } from '../../src/data/load-content';
import { withPolicy } from '../../src/hosting/page-policy';
import { sitePolicy } from '../../src/hosting/policy';

const settings = hostingSettings(loadContent(), {});
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (head: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><p style="flex:none">x</p></body></html>`;
const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

test('the hashes are those of the page’s own inline scripts and styles', () => {
  const policy = policyOf(
    withPolicy(page('<script>one()</script><script src="/x.js"></script><style>a{}</style>'), settings),
  );
  expect(policy).toContain(`script-src 'self' ${hash('one()')}`);
  for (const text of ['a{}', 'flex:none', '']) expect(policy).toContain(hash(text));
  expect(policy).not.toContain('unsafe-inline');
});

test('style attributes are allowed only in a page that has some', () => {
  const policy = policyOf(withPolicy(page('<style>a{}</style>').replace(' style="flex:none"', ''), settings));
  expect(policy).toContain(hash('a{}'));
  expect(policy).not.toContain('unsafe');
  expect(policyOf(withPolicy(page(''), settings))).toContain("'unsafe-hashes'");
});

test('the policy stands behind the charset, before anything that it holds for', () => {
  const html = withPolicy(page('<script>one()</script>'), settings);
  expect(html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]*"><script>/);
  expect(() => withPolicy('<html><head></head></html>', settings)).toThrow('The page has no <meta charset="…">');
});

test('data is no script', () => {
  const policy = policyOf(withPolicy(page('<script type="application/ld+json">{"a":1}</script>'), settings));
  expect(policy).toContain("script-src 'self'; ");
});

test('the policy of an earlier build is replaced, not joined', () => {
  const once = withPolicy(page('<script>one()</script>'), settings);
  expect(withPolicy(once, settings)).toBe(once);
  expect(withPolicy(once.replace('one()', 'two()'), settings)).not.toContain(hash('one()'));
});

test('a third party gets what the data names, and no more', () => {
  const named = {
    ...settings,
    thirdPartySources: [{ 'script-src': ['https://tags.example'], 'connect-src': ['https://hits.example'] }],
  };
  const policy = policyOf(withPolicy(page(''), named));
  expect(policy).toMatch(/script-src 'self' https:\/\/tags\.example/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/hits\.example/);
  expect(sitePolicy(named)).toContain("connect-src 'self' https://hits.example");
});

test('no text becomes a script or an element, unless the data names scripts of others, which may need it', () => {
  const trusted = "require-trusted-types-for 'script'; trusted-types default";
  expect(policyOf(withPolicy(page(''), settings))).toContain(trusted);
  const named = { ...settings, thirdPartySources: [{ 'script-src': ['https://tags.example/gtm.js'] }] };
  expect(policyOf(withPolicy(page(''), named))).not.toContain('trusted-types');
});

test('the tag manager’s script that the data names may run, and no other of its host', () => {
  const content = loadContent();
  const tagManager = 'https://tags.example/gtm.js?id=GTM-0000000';
  const site = { ...content.SiteSettings, tagManager, thirdParties: [] };
  const policy = policyOf(withPolicy(page(''), hostingSettings({ ...content, SiteSettings: site }, {})));
  expect(policy).toContain("script-src 'self' https://tags.example/gtm.js;");
  expect(policy.match(/tags\.example/g)).toHaveLength(1);
  expect(policyOf(withPolicy(page(''), settings))).not.toContain('tags.example');
});

test('the header alone holds for a page of static/, which has no policy of its own: no script of others, nothing unnamed', () => {
  const policy = sitePolicy(settings);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("script-src 'self' 'unsafe-inline'; script-src-attr 'none'; style-src 'self' 'unsafe-inline'");
  const named = { ...settings, thirdPartySources: [{ 'script-src': ['https://tags.example/gtm.js'] }] };
  expect(sitePolicy(named)).toContain("script-src 'self' 'unsafe-inline' https://tags.example/gtm.js;");
});

test('a demo elsewhere may be asked for and framed, by its origin', () => {
  const elsewhere = { ...settings, demoFrameUrl: 'https://demo.example/{{language}}/tour' };
  expect(sitePolicy(elsewhere)).toContain('frame-src https://demo.example;');
  expect(sitePolicy(elsewhere)).toContain("connect-src 'self' https://demo.example;");
});

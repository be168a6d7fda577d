import { adminConfig } from '../../src/admin/admin-config';
import { adminPageHtml } from '../../src/admin/admin-page';
import { hostingSettings } from '../../src/data/hosting-settings';
import { loadContent } from '../../src/data/load-content';
import { withAdmin } from '../../src/hosting/admin';
import { createSiteModel } from '../../src/hosting/create-site-model';
import { headersOf } from '../../src/hosting/headers';
import { hosts } from '../../src/hosting/hosts';
import type { HostedEditing } from '../../src/hosting/settings';
import { sampleModel } from './sample-model';

const editing: HostedEditing = {
  software: 'github',
  origin: 'https://github.com',
  repository: 'brasa/site',
  branch: 'main',
  siteName: 'A & "B"',
  sourceLanguage: 'es',
};
const without = sampleModel();
const model = withAdmin(without, editing);

test('without hostedEditing of site.json, nothing about /admin is planned: no page, redirect, header or file', () => {
  const settings = hostingSettings(loadContent());
  expect(JSON.stringify(without)).not.toMatch(/admin/i);
  for (const host of hosts) expect(JSON.stringify(host.write(without))).not.toMatch(/admin/i);
  const of = (hostedEditing?: HostedEditing) =>
    createSiteModel({ pages: [], redirects: [] }, { ...settings, hostedEditing });
  expect(of(editing)).toEqual(withAdmin(of(), editing));
});

test('its policy lets nothing in but scripts and fonts from here, and requests to the Git host', () => {
  const policy = headersOf(model, '/admin/editor')['Content-Security-Policy'] ?? '';
  for (const directive of ["default-src 'none'", "script-src 'self'", "font-src 'self'", "frame-ancestors 'none'"])
    expect(policy.split('; ')).toContain(directive);
  expect(policy).toMatch(/connect-src [^;]* https:\/\/api\.github\.com/);
  expect(headersOf(model, '/fr')).toEqual(headersOf(without, '/fr'));
});

test('the page holds its policy for hosts without headers, keeps search engines out, and checks its script', () => {
  const html = adminPageHtml(editing, 'sha256-abc');
  expect(html).toContain('http-equiv="Content-Security-Policy"');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<title>A &amp; &quot;B&quot;</title>');
  expect(html).toContain('src="/admin/cms.js" integrity="sha256-abc"');
});

test.each([
  ['github', 'https://github.com', 'https://api.github.com', undefined],
  ['github', 'https://git.example.com', 'https://git.example.com/api/v3', 'https://git.example.com/api/graphql'],
  ['gitlab', 'https://gitlab.com', 'https://gitlab.com/api/v4', undefined],
  ['gitea', 'https://codeberg.org', 'https://codeberg.org/api/v1', undefined],
] as const)('the CMS speaks with %s at %s through %s', (software, origin, api, graphql) => {
  const config = JSON.parse(adminConfig({ ...editing, software, origin }, ['fr', 'es'])) as Record<string, unknown>;
  expect(config.backend).toMatchObject({ name: software, repo: 'brasa/site', branch: 'main', api_root: api });
  expect((config.backend as Record<string, unknown>).graphql_api_root).toBe(graphql);
  expect(config.publish_mode).toBe(software === 'gitea' ? 'simple' : 'editorial_workflow');
  expect(config.i18n).toMatchObject({ locales: ['es', 'fr'], default_locale: 'es' });
  expect(JSON.stringify(config)).not.toContain('whenEmpty');
  // The names of uploads: hosts and systems differ in spaces, capitals and accents.
  expect(config.media_libraries).toMatchObject({ default: { config: { slugify_filename: true } } });
  expect(config.slug).toEqual({ encoding: 'ascii', clean_accents: true });
});

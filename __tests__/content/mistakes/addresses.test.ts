import { replacing } from '../../support/sample-data';
import { expectReported, type Mistake, setting } from './mistake';

const signature = 'locales/es/content/features/signature.json';
const imprint = 'locales/es/content/legal/imprint.json';

const mistakes: Mistake[] = [
  {
    name: 'a reserved slug',
    damage: { [signature]: setting('slug', '"404"') },
    file: signature,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a segment that another language has',
    damage: { 'locales/es/language.json': setting('fallback', '"fonctionnalites"') },
    file: 'locales/es/language.json',
    key: 'segments.fallback',
    line: '"fallback": "fonctionnalites"',
  },
  {
    name: 'a legal page at a former address of another one',
    damage: { [imprint]: setting('previousSlugs', '["cookies"]') },
    file: imprint,
    key: 'previousSlugs[0]',
    line: '"previousSlugs"',
  },
  {
    name: 'a segment that is among its own former values',
    damage: { 'locales/es/language.json': replacing('"fallback": []', '"fallback": ["caracteristica"]') },
    file: 'locales/es/language.json',
    key: 'previousSegments.fallback[0]',
    line: '["caracteristica"]',
  },
  {
    name: 'a redirect that leads off the site',
    damage: { 'redirects.json': replacing('"/fr#pricing-section"', '"//example.org"') },
    file: 'redirects.json',
    key: 'redirects[0].to',
    line: '//example.org',
  },
  ...['/*', '/blog/:slug', '/x/../fr', '/../../escaped', '/fr.html', '/a$b', '/a\\\\b', '/a\\u0000b'].map((from) => ({
    name: `a redirect from ${from}`,
    damage: { 'redirects.json': replacing('"/tarifs"', `"${from}"`) },
    file: 'redirects.json',
    key: 'redirects[0].from',
    line: from,
  })),
];

test.each(mistakes)('an invalid address is reported at its file, key and line: $name', expectReported);

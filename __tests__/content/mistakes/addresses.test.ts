import { replacing } from '../../support/sample-data';
import { expectReported, type Mistake, setting } from './mistake';

const planning = 'locales/es/content/features/planning.json';
const plots = 'locales/es/content/features/plots.json';
const publisher = 'locales/es/content/legal/publisher.json';
const policy = 'locales/es/content/legal/cookies.json';

const mistakes: Mistake[] = [
  {
    name: 'a slug with capitals',
    damage: { [planning]: setting('slug', '"Case-Management"') },
    file: planning,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a slug that another feature has',
    damage: { [plots]: setting('slug', '"plan-huerto-equipo"') },
    file: plots,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a slug that another feature had',
    damage: { [planning]: setting('previousSlugs', '["parcelas-huerto-compartido"]') },
    file: planning,
    key: 'previousSlugs[0]',
    line: '"previousSlugs"',
  },
  {
    name: 'a former slug that another feature has',
    damage: { [plots]: setting('previousSlugs', '["plan-huerto-equipo"]') },
    file: plots,
    key: 'previousSlugs[0]',
    line: 'previousSlugs',
  },
  {
    name: 'a slug that is among its own former slugs',
    damage: { [planning]: setting('previousSlugs', '["old-name", "plan-huerto-equipo"]') },
    file: planning,
    key: 'previousSlugs[1]',
    line: 'previousSlugs',
  },
  {
    name: 'a slug that is the id of another feature',
    damage: { [plots]: setting('slug', '"planning"') },
    file: plots,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a reserved slug',
    damage: { [planning]: setting('slug', '"404"') },
    file: planning,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a slug that hosts take for its folder',
    damage: { [planning]: setting('slug', '"index"') },
    file: planning,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a former slug under which the build keeps its data',
    damage: { [planning]: setting('previousSlugs', '["page-data"]') },
    file: planning,
    key: 'previousSlugs[0]',
    line: 'previousSlugs',
  },
  {
    name: 'a segment where the build keeps its files',
    damage: { 'locales/es/language.json': setting('fallback', '"static"') },
    file: 'locales/es/language.json',
    key: 'segments.fallback',
    line: '"fallback": "static"',
  },
  {
    name: 'a segment that another language has',
    damage: { 'locales/es/language.json': setting('fallback', '"outils"') },
    file: 'locales/es/language.json',
    key: 'segments.fallback',
    line: '"fallback": "outils"',
  },
  {
    name: 'a segment that is the code of its own language',
    damage: { 'locales/es/language.json': setting('fallback', '"es"') },
    file: 'locales/es/language.json',
    key: 'segments.fallback',
    line: '"fallback": "es"',
  },
  {
    name: 'a legal page whose slug another one has',
    damage: { [policy]: setting('slug', '"editor"') },
    file: policy,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a legal page at the address of the feature list',
    damage: { [publisher]: setting('slug', '"herramientas"') },
    file: publisher,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a legal page at a former address of another one',
    damage: { [publisher]: setting('previousSlugs', '["rastros"]') },
    file: publisher,
    key: 'previousSlugs[0]',
    line: '"previousSlugs"',
  },
  {
    name: 'a legal page that is among its own former slugs',
    damage: { [publisher]: setting('previousSlugs', '["editor"]') },
    file: publisher,
    key: 'previousSlugs[0]',
    line: 'previousSlugs',
  },
  {
    name: 'a legal page at a reserved address',
    damage: { [publisher]: setting('slug', '"404"') },
    file: publisher,
    key: 'slug',
    line: '"slug"',
  },
  {
    name: 'a segment that is among its own former values',
    damage: { 'locales/es/language.json': replacing('"fallback": []', '"fallback": ["herramienta"]') },
    file: 'locales/es/language.json',
    key: 'previousSegments.fallback[0]',
    line: '["herramienta"]',
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
    damage: { 'redirects.json': replacing('"/offre"', `"${from}"`) },
    file: 'redirects.json',
    key: 'redirects[0].from',
    line: from,
  })),
];

test.each(mistakes)('an invalid address is reported at its file, key and line: $name', expectReported);

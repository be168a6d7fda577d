import { cruise, type ICruiseResult, type IRegularForbiddenRuleType } from 'dependency-cruiser';
import { componentLiterals } from './component-literals';
import { runMain } from './run-main';

const usage = `npm run check:architecture

Checks which folder of src/ and packages/ imports which, suggests what to do instead, and fails if an exception
below is no longer needed. Also finds literals in components: colours, shadows, durations and breakpoints, which belong in
src/theme, and words for screen readers, which belong in data.`;

/**
 * What each folder of src/, or of a package, may import from src/, besides itself. Folders that are not named here may not be
 * imported: nothing imports Gatsby’s hooks.
 */
const mayImport: Record<string, readonly string[]> = {
  content: ['routing', 'site'],
  routing: [],
  seo: ['content', 'routing'],
  hosting: ['routing', 'seo'],
  data: ['content', 'site', 'routing', 'hosting', 'theme'],
  build: ['content', 'routing', 'seo', 'hosting', 'theme', 'data'],
  theme: [],
  ui: ['theme'],
  consent: ['content', 'routing', 'theme', 'ui', 'layout'],
  sections: ['content', 'routing', 'theme', 'ui', 'layout', 'consent'],
  layout: ['content', 'routing', 'theme', 'ui', 'consent'],
  templates: ['content', 'routing', 'seo', 'theme', 'ui', 'layout', 'consent', 'sections'],
  'gatsby/layout-plugin': ['routing', 'theme', 'layout'],
  'gatsby/config': ['hosting', 'data'],
  'gatsby/browser': ['consent', 'theme'],
  'gatsby/ssr': ['routing', 'theme', 'consent'],
  'gatsby/node': ['content', 'site', 'routing', 'hosting', 'data', 'build'],
  'packages/studio/src': ['content', 'site', 'routing', 'data', 'hosting'],
  'packages/studio/page': ['theme'],
};

/** What to do instead, by the folder with the forbidden import. */
const advice: Record<string, string> = {
  content: 'content is pure, and knows of the rest of the site only its addresses: pass what it needs as an argument.',
  routing: 'routing is pure: pass what it needs as an argument.',
  seo: 'seo is pure: pass what it needs as an argument.',
  ui: 'ui knows nothing about the product: take the content as props.',
  sections: 'a section gets its content as props; what two sections share belongs to ui or layout.',
  'packages/studio/src': 'the studio uses the content, its check and its addresses, not pages.',
  'packages/studio/page':
    'the page uses the site’s design and the rules for texts; everything else comes from the studio’s server.',
};

/** Accepted violations: from which file to which, and why. */
const exceptions: readonly { from: string; to: string; why: string }[] = [];

type Rule = IRegularForbiddenRuleType;

const forbid = (name: string, from: Rule['from'], to: Rule['to'], comment: string): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

const rules = [
  ...Object.entries(mayImport).map(([room, allowed]) =>
    forbid(
      `${room.replaceAll('/', '-')}-imports`,
      { path: `^(src/)?${room}/` },
      { path: '^src/', pathNot: [room, ...allowed].map((name) => `^src/${name}(?:/|\\.ts$)`) },
      advice[room] ?? `${room} may import ${allowed.join(', ')}; move the code to a folder that both may import.`,
    ),
  ),
  forbid(
    'sections-know-no-other',
    { path: '^src/sections/([^/]+)/' },
    { path: '^src/sections/', pathNot: '^src/sections/$1/' },
    'what two sections share belongs to ui or layout.',
  ),
  forbid(
    'schemas-stay-out-of-browsers',
    { path: '\\.tsx$', pathNot: '^(tools|__tests__|packages)/' },
    { path: '^src/(site|sections/[^/]+/[a-z-]+-(section|collection))\\.ts$', dependencyTypesNot: ['type-only'] },
    'what editors write is a schema, which no browser gets: import its type.',
  ),
  forbid(
    'pure',
    { path: '^(src/(content|routing|seo)|packages/(addresses|content))/', pathNot: '/tests/' },
    { path: '^(node:|fs|path)|node_modules/(gatsby|react|react-dom|@mui|@emotion)/' },
    'content, routing and seo serve the build, the checks, the tests and the browser: no Gatsby, React or disk.',
  ),
  forbid(
    'no-tools-in-src',
    { path: '^(src|packages/(?!(product-screens|studio|xliff)/))', pathNot: '/tests/' },
    { path: '^(tools|__tests__)/' },
    'tools are for developers and must not reach visitors.',
  ),
  forbid(
    'packages-know-no-product',
    { path: '^packages/(?!studio/)', pathNot: ['/tests/', '^packages/(product-screens/src|xliff)/site\\.ts$'] },
    { path: '^(src|data)/' },
    'a package is a machine without a word of the product: pass what it needs as an argument. What draws the product, or edits its content, takes that from the site in site.ts.',
  ),
  forbid(
    'packages-through-their-doors',
    { path: '.', pathNot: '^packages/' },
    { path: '^packages/(?!(product-screens|studio)/)[^/]+/[^/]+/' },
    'import a package through a file of its top folder.',
  ),
  forbid(
    'packages-through-doors-of-others',
    { path: '^packages/([^/]+)/' },
    { path: '^packages/(?!$1/)[^/]+/[^/]+/' },
    'import another package through a file of its top folder.',
  ),
  forbid(
    'packages-import-src-in-site-files',
    {
      path: '^packages/studio/(src|page|gatsby|start)/',
      pathNot: '^packages/studio/((src|page)/site|gatsby/gatsby-\\w+)\\.ts$',
    },
    { path: '^src/' },
    'in a package, only its door imports from src: src/site.ts; of the studio also page/site.ts and gatsby/gatsby-*.ts. Add it there.',
  ),
  forbid(
    'studio-page-runs-in-browsers',
    { path: '^packages/studio/page/' },
    { path: '^(packages/studio/src/|node:)', dependencyTypesNot: ['type-only'] },
    'the page imports only types from the studio’s src: request the rest from its server.',
  ),
  forbid(
    'studio-is-a-package',
    { path: '^packages/studio/(src|page)/', pathNot: '^packages/studio/src/site\\.ts$' },
    { path: '^(tools/(?!studio/)|__tests__)' },
    'only the start of the studio and its door, src/site.ts, import other tools.',
  ),
  forbid(
    'nothing-needs-the-studio',
    { path: '.', pathNot: '^packages/studio/' },
    { path: '^packages/studio/' },
    'the site and its tools work without the studio: move what both need to tools/recipes or packages/content.',
  ),
  forbid('no-cycles', { path: '^(src|packages)/' }, { circular: true }, 'move what both need into a file of its own.'),
];

async function main(): Promise<void> {
  const { output } = await cruise(
    ['src', 'packages', 'tools', '__tests__', 'gatsby-browser.tsx', 'gatsby-node.ts', 'gatsby-config.ts', 'gatsby-ssr.tsx'],
    {
      ruleSet: { forbidden: rules },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^__tests__/new-kind/files/' },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: 'tsconfig.json' },
    },
  );
  const { violations, totalCruised } = (output as ICruiseResult).summary;
  const isException = (from: string, to: string) => exceptions.some((entry) => entry.from === from && entry.to === to);
  const broken = violations.filter(({ from, to }) => !isException(from, to));
  const stale = exceptions.filter(({ from, to }) => !violations.some((found) => found.from === from && found.to === to));
  for (const { from, to, rule } of broken) {
    const comment = rules.find(({ name }) => name === rule.name)?.comment;
    console.error(`${from} imports ${to}\n  ${rule.name}: ${comment}`);
  }
  for (const { from, to } of stale) console.error(`The exception from ${from} to ${to} is no longer needed: remove it.`);
  const literals = componentLiterals();
  for (const literal of literals) console.error(literal);
  console.log(
    `${totalCruised} files checked: ${broken.length} forbidden imports, ${stale.length} stale exceptions, ${literals.length} literals.`,
  );
  process.exitCode = broken.length + stale.length + literals.length > 0 ? 1 : 0;
}

void runMain(usage, {}, main);

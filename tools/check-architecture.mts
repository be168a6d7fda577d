import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { componentLiterals } from './component-literals';

const usage = `npm run check:architecture

Checks which folder of src/, and of the packages in tools/, imports which, suggests what to do instead, and fails if an exception
below is no longer needed. Also finds colours, shadows, durations and breakpoints in components: they belong in src/theme.`;

/**
 * What each folder may import, besides itself. Folders that are not named here may not be imported: nothing imports Gatsby’s
 * hooks.
 */
const mayImport: Record<string, readonly string[]> = {
  content: [],
  routing: [],
  seo: ['content', 'routing'],
  hosting: ['routing', 'seo'],
  data: ['content', 'routing', 'hosting', 'theme'],
  build: ['content', 'routing', 'seo', 'hosting', 'theme', 'data'],
  theme: [],
  ui: ['theme'],
  page: ['content', 'routing', 'theme', 'ui'],
  consent: ['content', 'routing', 'theme', 'ui', 'page'],
  sections: ['content', 'routing', 'theme', 'ui', 'page', 'consent'],
  layout: ['content', 'routing', 'theme', 'ui', 'page', 'consent'],
  templates: ['content', 'routing', 'seo', 'theme', 'ui', 'page', 'layout', 'consent', 'sections'],
  'gatsby/patches': ['content', 'page'],
  'gatsby/config': ['routing', 'seo', 'hosting', 'data', 'gatsby/patches'],
  'gatsby/browser': ['page', 'consent', 'gatsby/patches'],
  'gatsby/ssr': ['routing', 'theme', 'page', 'consent', 'gatsby/patches'],
  'gatsby/webpack': ['content', 'hosting', 'data'],
  'gatsby/node': ['content', 'routing', 'hosting', 'data', 'build', 'gatsby/patches', 'gatsby/webpack'],
};

/** What to do instead, by the folder with the forbidden import. */
const advice: Record<string, string> = {
  content: 'content is pure: pass what it needs as an argument.',
  routing: 'routing is pure: pass what it needs as an argument.',
  seo: 'seo is pure: pass what it needs as an argument.',
  ui: 'ui knows nothing about the product: take the content as props.',
  sections: 'a section gets its content as props; what two sections share belongs to ui or page.',
};

/** Accepted violations: from which file to which, and why. */
const exceptions: readonly { from: string; to: string; why: string }[] = [];

const rules: IForbiddenRuleType[] = [
  ...Object.entries(mayImport).map(([room, allowed]) => ({
    name: `${room.replace('/', '-')}-imports`,
    comment: advice[room] ?? `${room} may import ${allowed.join(', ')}; move the code to a folder that both may import.`,
    severity: 'error' as const,
    from: { path: `^src/${room}/` },
    to: { path: '^src/', pathNot: [room, ...allowed].map((name) => `^src/${name}/`) },
  })),
  {
    name: 'sections-know-no-other',
    comment: 'what two sections share belongs to ui or page.',
    severity: 'error',
    from: { path: '^src/sections/([^/]+)/' },
    to: { path: '^src/sections/', pathNot: '^src/sections/$1/' },
  },
  {
    name: 'pure',
    comment: 'content, routing and seo serve the build, the checks, the tests and the browser: no Gatsby, React or disk.',
    severity: 'error',
    from: { path: '^src/(content|routing|seo)/' },
    to: { path: '^(node:|fs|path)|node_modules/(gatsby|react|react-dom|@mui|@emotion)/' },
  },
  {
    name: 'no-tools-in-src',
    comment: 'tools are for developers and must not reach visitors.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^(tools|__tests__)/' },
  },
  {
    name: 'studio-takes-the-site-from-two-files',
    comment:
      'tools/studio/src/site.ts, and page/site.ts for its page, are the only files that import from src: add it there.',
    severity: 'error',
    from: { path: '^tools/studio/', pathNot: '^tools/studio/(src|page)/site\\.ts$' },
    to: { path: '^src/' },
  },
  {
    name: 'studio-knows-content-and-data',
    comment: 'the studio uses the content, its check and its addresses, not pages.',
    severity: 'error',
    from: { path: '^tools/studio/src/' },
    to: { path: '^src/', pathNot: '^src/(content|data|routing)/' },
  },
  {
    name: 'studio-page-knows-content-and-theme',
    comment: 'the page has the site’s design, and the texts’ rules; all else comes from the studio’s server.',
    severity: 'error',
    from: { path: '^tools/studio/page/' },
    to: { path: '^src/', pathNot: '^src/(content|theme)/' },
  },
  {
    name: 'studio-page-runs-in-browsers',
    comment: 'of the studio’s src the page takes types alone: ask its server.',
    severity: 'error',
    from: { path: '^tools/studio/page/' },
    to: { path: '^(tools/studio/src/|node:)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'studio-stands-alone',
    comment: 'the studio is a package: it imports neither other tools nor tests, and no other code imports it.',
    severity: 'error',
    from: { path: '^tools/studio/' },
    to: { path: '^(tools/(?!studio/)|__tests__)' },
  },
  {
    name: 'product-screens-take-the-site-from-one-file',
    comment: 'tools/product-screens/src/site.ts is the only file of this package that imports from src: add it there.',
    severity: 'error',
    from: { path: '^tools/product-screens/', pathNot: '^tools/product-screens/src/site\\.ts$' },
    to: { path: '^src/' },
  },
  {
    name: 'no-cycles',
    comment: 'move what both need into a file of its own.',
    severity: 'error',
    from: { path: '^(src|tools/(studio|product-screens))/' },
    to: { circular: true },
  },
];

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage);
  const { output } = await cruise(
    [
      'src',
      'tools/studio',
      'tools/product-screens',
      'gatsby-browser.tsx',
      'gatsby-node.ts',
      'gatsby-config.ts',
      'gatsby-ssr.tsx',
    ],
    {
      ruleSet: { forbidden: rules },
      validate: true,
      doNotFollow: { path: 'node_modules' },
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

void main();

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { browserAliases, replacedParts } from '../../../src/gatsby/patches/browser-aliases';
import { withoutNulls } from '../../../src/gatsby/patches/without-nulls';

/** What of an installed package makes a patch necessary. */
interface Condition {
  patch: string;
  /** Below node_modules. */
  file: string;
  /** The code that the patch works round. */
  holds?: RegExp;
  /** For a file that a patch replaces: the SHA-256 of the version that the patch was written against. */
  hash?: string;
}

const patchesFolder = 'src/gatsby/patches';

const conditions: readonly Condition[] = [
  {
    patch: 'around-router.tsx',
    file: 'gatsby-react-router-scroll/scroll-handler.js',
    hash: 'a5adb0b4ff86d5fa3a24c4b19f5854830dc39df21c5c143444223f212e29102f',
  },
  {
    patch: 'around-router.tsx',
    file: 'gatsby-react-router-scroll/index.js',
    hash: '301cc58a9ca0341654f56c8bf45b10e79349c6c70c1a83522367a36b6a59d001',
  },
  {
    patch: 'announcer-props.ts',
    file: 'gatsby/cache-dir/route-announcer-props.js',
    hash: '4511954938560e4c5916c5b0a35d7284b8d663abcfd3500e7f7a18f582dcd130',
  },
  { patch: 'announcer-props.ts', file: 'gatsby/cache-dir/navigation.js', holds: /`Navigated to \$\{pageName\}`/ },
  {
    patch: 'match-paths.ts',
    file: 'gatsby/dist/bootstrap/requires-writer.js',
    holds: /matchPathPages\.push\(\.\.\.newMatches\)/,
  },
  {
    patch: 'prefetch.ts',
    file: 'gatsby/cache-dir/prefetch.js',
    hash: '4b9644fe96b0c52e59fd7ba7d1c922f47469556833ed948f16c5c5566c6756fc',
  },
  {
    patch: 'navigate-safely.ts',
    file: 'gatsby/cache-dir/navigation.js',
    // Nothing catches a page that fails to load.
    holds: /reachNavigate\(to, options\)\s*clearTimeout\(timeoutId\)\s*\}\)\s*\}/,
  },
  {
    patch: 'create-style-cache.ts',
    file: '@emotion/cache/dist/emotion-cache.browser.esm.js',
    holds: /document\.head\.appendChild\(node\)/,
  },
  {
    patch: 'develop-middleware.ts',
    file: 'gatsby/dist/commands/develop-static.js',
    holds: /\[`\.htm`, `\.html`\]\.includes\(parsedPath\.ext\)/,
  },
  {
    patch: 'mend-address.ts',
    file: '@gatsbyjs/reach-router/dist/index.js',
    holds: /pathname:encodeURI\(decodeURI\(\w+\)\)/,
  },
  {
    patch: 'guard-development.ts',
    file: 'gatsby/dist/utils/start-server.js',
    holds: /app\.use\(\(0, _cors\.default\)\(\)\)/,
  },
  {
    patch: 'guard-development.ts',
    file: 'gatsby-plugin-utils/dist/polyfill-remote-file/http-routes.js',
    holds: /app\.get\(`\/_gatsby\/file\/:url\/:filename`/,
  },
  {
    patch: 'fail-on-errors.ts',
    file: 'gatsby-cli/lib/reporter/reporter.js',
    // Not one line of it says how the process ends, but those that end it at once.
    holds: /^(?![\s\S]*exitCode)[\s\S]*process\.exit\(1\)/,
  },
  {
    patch: 'invalidate-query-cache.mjs',
    file: 'gatsby/dist/services/initialize.js',
    holds: /optionalFiles = \[[^\]]*gatsby-node\.ts`\];[\s\S]*optionalFiles\.map\(f => [^;]*md5File/,
  },
  {
    patch: 'set-encoder-effort.ts',
    file: 'gatsby-plugin-sharp/process-file.js',
    holds: /\.avif\(\{\s*quality: [^,]+,\s*force: [^,}]+\}\)/,
  },
  {
    patch: 'upright-sizes.ts',
    file: 'gatsby-plugin-sharp/index.js',
    holds: /const dimensions = await imageSize\(input\);\s*if \(!dimensions\)/,
  },
  {
    patch: 'pack-version-plugin.ts',
    file: 'gatsby/dist/utils/webpack.config.js',
    holds: /buildDependencies: \{\s*config: \[__filename, /,
  },
  {
    patch: 'encode-once.ts',
    file: 'gatsby-plugin-sharp/gatsby-worker.js',
    // Nothing asks whether the picture is there already.
    holds:
      /exports\.IMAGE_PROCESSING = \(\{\s*inputPaths,\s*outputDir,\s*args\s*\}\) => \{\s*if \(args\.isLazy\) \{[^}]*\}\s*return new Promise/,
  },
];

/** Patches whose condition another test below checks. */
const askedOtherwise = ['browser-aliases.ts', 'without-nulls.ts'];

const patches = readdirSync(patchesFolder);

test.each(conditions)('$patch is still needed: $file is unchanged', ({ patch, file, holds, hash }) => {
  const path = join('node_modules', file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const isSame = holds ? holds.test(source) : createHash('sha256').update(source).digest('hex') === hash;
  if (isSame) return;
  throw new Error(
    `${path} is no longer what ${patchesFolder}/${patch} was written against. Read "Can go when" in that file. ` +
      'If the condition is met, delete the patch; if not, adapt the patch to the new version and renew the row in this test.',
  );
});

test.each(patches)('%s says when it can be removed, and a test checks that condition', (patch) => {
  const source = readFileSync(join(patchesFolder, patch), 'utf8');
  expect(source).toMatch(/^ \* Upstream: /m);
  expect(source).toMatch(/^ \* (?:Each can|Can) go /m);
  expect([...conditions.map((condition) => condition.patch), ...askedOtherwise]).toContain(patch);
});

/** What an alias replaces, as it lies in node_modules. */
function originalOf(alias: string): string {
  const virtual = /_this_is_virtual_fs_path_\/\$virtual\/match-paths\.json$/;
  if (virtual.test(alias)) return 'node_modules/gatsby/dist/bootstrap/requires-writer.js';
  const inCache = relative(resolve('.cache'), alias);
  if (!inCache.startsWith('..')) return join('node_modules/gatsby/cache-dir', inCache);
  return alias.startsWith('/') ? alias : join('node_modules', alias.replace(/\$$/, ''));
}

test.each(Object.keys({ ...replacedParts, ...browserAliases }).map((alias) => [relative('', alias), alias]))(
  'browser-aliases.ts: %s exists',
  (_, alias) => {
    if (existsSync(originalOf(alias))) return;
    throw new Error(`${originalOf(alias)} is gone: take its alias out of ${patchesFolder}/browser-aliases.ts.`);
  },
);

test('without-nulls.ts is still needed: React writes nulls between blocks of 2048 bytes', async () => {
  const stream = new PassThrough();
  const texts = Array.from({ length: 200 }, (_, index) => createElement('p', { key: index }, 'é–'.repeat(9 + (index % 5))));
  const { pipe } = renderToPipeableStream(createElement('main', null, texts), { onAllReady: () => pipe(stream) });
  const html = await text(stream);
  if (!html.includes('\0')) {
    throw new Error(`React no longer writes nulls: delete ${patchesFolder}/without-nulls.ts and its call.`);
  }
  expect(withoutNulls(html)).not.toContain('\0');
});

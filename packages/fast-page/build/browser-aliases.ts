import { createRequire } from 'node:module';
import { resolve as absolute, dirname, join } from 'node:path';

const { resolve } = createRequire(__filename);
const packageFolder = (name: string) => dirname(resolve(`${name}/package.json`));
const reactI18next = join(packageFolder('react-i18next'), 'dist/es');
const styles = join(packageFolder('@mui/material'), 'styles');

const aroundRouter = absolute('packages/fast-page/navigation/around-router.tsx');

/** Replacements for parts of Gatsby, in the browser and in the server renderer, also in development. */
export const replacedParts: Readonly<Record<string, string>> = {
  'gatsby-react-router-scroll$': aroundRouter,
  [absolute('.cache/route-announcer-props.js')]: aroundRouter,
};

/**
 * Webpack aliases for the browser: parts of libraries that no page uses and that tree shaking does not remove. Sizes are bytes
 * after Brotli.
 *
 * Upstream: no threads were found; a package that others use in full has no reason to change.
 * Each can go when the file it names is no longer part of the app script.
 */
export const browserAliases: Readonly<Record<string, string | false>> = {
  ...replacedParts,
  // Once, and not twice: gatsby-plugin-react-i18next requires the CommonJS edition, react-i18next imports the other (7 kB).
  i18next$: join(packageFolder('i18next'), 'dist/esm/i18next.js'),
  // Components for markup inside words, and for servers, which this site does not use (4 kB).
  ...unused(reactI18next, ['Trans.js', 'TransWithoutContext.js', 'IcuTrans.js', 'IcuTransWithoutContext.js']),
  ...unused(reactI18next, ['Translation.js', 'withTranslation.js', 'useSSR.js', 'withSSR.js']),
  // The theme has no CSS variables: they made every page 12 kB larger (5 kB).
  ...unused(styles, ['createThemeWithVars.mjs', 'ThemeProviderWithVars.mjs']),
  // No page has a <Script>, and none runs in a worker (2 kB).
  'gatsby-script$': false,
  ...unused(join(packageFolder('gatsby'), 'dist/internal-plugins/partytown'), ['gatsby-browser.js']),
  // Only used by Emotion's withTheme, which this site does not use (1 kB).
  'hoist-non-react-statics$': false,
  // Sets a warning of gatsby-plugin-react-i18next that is printed in development only (1 kB).
  outdent$: false,
  // For partial hydration, which this site does not use: Gatsby sends an empty file in its place.
  'react-server-dom-webpack': false,
  // No page has a <Slice>, and none registers a service worker (2 kB).
  [absolute('.cache/slice.js')]: false,
  [absolute('.cache/register-service-worker.js')]: false,
  // Names every page of the site (1 kB, and more with each).
  [absolute('.cache/_this_is_virtual_fs_path_/$virtual/match-paths.json')]: absolute(
    'packages/fast-page/navigation/match-paths.ts',
  ),
  [absolute('.cache/prefetch.js')]: absolute('packages/fast-page/navigation/prefetch.ts'),
};

function unused(folder: string, files: readonly string[]): Record<string, false> {
  return Object.fromEntries(files.map((file) => [join(folder, file), false]));
}

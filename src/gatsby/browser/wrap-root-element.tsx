import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense } from 'react';
import { createStyleCache, keepBuiltStyles } from '../patches/create-style-cache';

const cache = createStyleCache();
keepBuiltStyles(cache);

/** In development, the global styles are not in the HTML. */
const GlobalStyles =
  process.env.NODE_ENV === 'development' &&
  lazy(() => import('../../page/GlobalStyles').then((module) => ({ default: module.GlobalStyles })));

/** In the browser: one style cache, which reuses the styles that the build wrote into the head. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>
    {GlobalStyles && (
      <Suspense>
        <GlobalStyles />
      </Suspense>
    )}
    {element}
  </CacheProvider>
);

import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense } from 'react';
import { createStyleCache, keepBuiltStyles } from '../patches/create-style-cache';

const cache = createStyleCache();
keepBuiltStyles(cache);

/** Nothing has built them while developing. */
const GlobalStyles =
  process.env.NODE_ENV === 'development' &&
  lazy(() => import('../../page/GlobalStyles').then((module) => ({ default: module.GlobalStyles })));

/** In the browser: one cache of styles, which knows those that the build left in the head. */
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

import createCache from '@emotion/cache';
import type { GatsbyBrowser } from 'gatsby';
import { Application } from './Application';
import { styleCacheKey } from './style-cache-key';

const cache = createCache({ key: styleCacheKey });

/** In the browser: one cache of styles, which finds those that the build left in the head. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <Application cache={cache}>{element}</Application>
);

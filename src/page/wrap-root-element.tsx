import type { GatsbyBrowser } from 'gatsby';
import { Application } from './Application';
import { createStyleCache } from './create-style-cache';

const cache = createStyleCache();

/** In the browser: one cache of styles, which finds those that the build left in the head. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <Application cache={cache}>{element}</Application>
);

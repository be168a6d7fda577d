import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { createStyleCache, keepBuiltStyles } from '../styles/create-style-cache';

// Loaded with the first part of the page that wakes (`sleeping.tsx`), together with MUI and Emotion.
export { keepPlace } from './keep-place';

const cache = createStyleCache();
keepBuiltStyles(cache);

/**
 * Gives a component the site's design, and the page's one cache of styles, which reuses the styles that the build wrote.
 * @param Design what the site puts around each part, such as MUI's theme
 */
export function withStyles<Props extends object>(
  Part: ComponentType<Props>,
  Design: ComponentType<{ children: ReactNode }>,
): ComponentType<Props> {
  return (props: Props) => (
    <CacheProvider value={cache}>
      <Design>
        <Part {...props} />
      </Design>
    </CacheProvider>
  );
}

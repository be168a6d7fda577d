import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { createStyleCache, keepBuiltStyles } from '../page/create-style-cache';
import { theme } from '../theme/theme';

export { keepPlace } from '../page/keep-place';

const cache = createStyleCache();
keepBuiltStyles(cache);

/**
 * Gives a component the design, and the page's one cache of styles, which reuses the styles that the build wrote. In a file of its own,
 * because MUI and Emotion are loaded with the first part of the page that wakes (`island.tsx`).
 */
export function withStyles<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props: Props) => (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Part {...props} />
      </ThemeProvider>
    </CacheProvider>
  );
}

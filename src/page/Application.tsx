import { CacheProvider, type EmotionCache, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalStyles } from '../theme/global-styles';

interface ApplicationProps {
  cache: EmotionCache;
  children: ReactNode;
}

/** The styles of every page, in the browser and at build alike. */
export function Application({ cache, children }: ApplicationProps) {
  return (
    <CacheProvider value={cache}>
      <Global styles={globalStyles} />
      {children}
    </CacheProvider>
  );
}

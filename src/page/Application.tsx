import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { globalStyles } from '../theme/global-styles';
import { theme } from '../theme/theme';

interface ApplicationProps {
  cache: EmotionCache;
  children: ReactNode;
}

/** The theme and the styles of every page, in the browser and at build alike. */
export function Application({ cache, children }: ApplicationProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <GlobalStyles styles={globalStyles} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

import { ThemeProvider } from '@mui/material/styles';
import type { GatsbySSR } from 'gatsby';
import { GlobalStyles } from '../../theme/GlobalStyles';
import { theme } from '../../theme/theme';

export { wrapPageElement } from './wrap-page-element';

/** In the build, the design is around the whole page; in the browser, around each of its parts (`src/layout/Design.tsx`). */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => (
  <>
    <GlobalStyles />
    <ThemeProvider theme={theme}>{element}</ThemeProvider>
  </>
);

import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense } from 'react';

/** In development, the global styles are not in the HTML. */
const GlobalStyles =
  process.env.NODE_ENV === 'development' &&
  lazy(async () => ({ default: (await import('../../theme/GlobalStyles')).GlobalStyles }));

/** In the browser: the global styles in development; nothing else, because parts of the page bring their styles. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <>
    {GlobalStyles && (
      <Suspense>
        <GlobalStyles />
      </Suspense>
    )}
    {element}
  </>
);

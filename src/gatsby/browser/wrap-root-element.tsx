import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense } from 'react';

/** In development, the global styles are not in the HTML. */
const GlobalStyles =
  process.env.NODE_ENV === 'development' &&
  lazy(async () => {
    const [{ withStyles }, styles] = await Promise.all([
      import('../../layout/with-styles'),
      import('../../page/GlobalStyles'),
    ]);
    return { default: withStyles(styles.GlobalStyles) };
  });

/** In the browser: the global styles in development; nothing else, because parts of the page bring their styles (`island.tsx`). */
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

import type { WrapPageElementBrowserArgs } from 'gatsby';
import { Layout, type LayoutData } from '../../layout/Layout';
import type { PageContext } from '../../routing/page-context';

type Args = WrapPageElementBrowserArgs<LayoutData | object, PageContext>;

/**
 * Puts the layout around every page whose query has the fragment `Layout`. Header and footer then stay in place when a link leads to
 * another page: React updates them instead of creating them anew. In a plugin of its own, because gatsby-plugin-react-i18next, whose words the
 * layout uses, wraps the page after it, but before `gatsby-browser.ts`.
 */
export const wrapPageElement = ({ element, props: { data, pageContext, path } }: Args) =>
  'menu' in data ? (
    <Layout data={data} page={pageContext} path={path}>
      {element}
    </Layout>
  ) : (
    element
  );

import type { GatsbySSR } from 'gatsby';
import type { ReactNode } from 'react';
import { runBeforePaint, scriptTimeout } from '../../../packages/fast-page/before-paint';
import { markNoChoice, noChoiceAttribute } from '../../consent/mark-no-choice';
import { consentKey } from '../../consent/storage';
import type { PageContext } from '../../routing/page-context';
import { colors, cookieBarRoom } from '../../theme/tokens';

runBeforePaint(markNoChoice, consentKey, noChoiceAttribute, cookieBarRoom, scriptTimeout);

/** A function that Gatsby passes in a build, although its types do not declare it. */
interface RenderBodyExtras {
  loadPageDataSync?: (path: string) => { result: { pageContext: PageContext } };
}

/** Adds what no component can: the language and icons. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents, setHtmlAttributes, ...rest }) => {
  const { loadPageDataSync } = rest as unknown as RenderBodyExtras;
  if (!loadPageDataSync) return;
  const { pageContext } = loadPageDataSync(pathname).result;
  setHtmlAttributes({ lang: pageContext.language });
  setHeadComponents([
    // Phones turn figures into links before hydration, which breaks it; the site links its phone numbers itself.
    <meta key="format-detection" name="format-detection" content="telephone=no, date=no, address=no, email=no" />,
    <meta key="theme-color" name="theme-color" content={colors.paper} />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    ...(pathname === '/' ? [refresh(pageContext)] : []),
  ]);
};

/** Without JavaScript, `/` redirects to the default language (decision 6). Gatsby's Head would escape the tag. */
function refresh({ alternates, defaultLanguage }: PageContext): ReactNode {
  const path = alternates.find(({ language }) => language === defaultLanguage)?.path;
  return (
    <noscript key="refresh">
      <meta httpEquiv="refresh" content={`0; url=${path}`} />
    </noscript>
  );
}

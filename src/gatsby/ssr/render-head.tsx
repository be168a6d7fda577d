import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { markNoChoice, noChoiceAttribute } from '../../consent/mark-no-choice';
import { deferLayout } from '../../page/deferred-layout';
import { keepEarlyClicks } from '../../page/early-clicks';
import { GlobalStyles } from '../../page/GlobalStyles';
import { consentKey } from '../../page/storage';
import { createTrustedTypesPolicy } from '../../page/trusted-types';
import type { PageContext } from '../../routing/page-context';
import { fontUrl } from '../../theme/global-styles';
import { colors, cookieBarRoom, layoutMark } from '../../theme/tokens';
import { scriptsFailed } from '../../theme/without-scripts';
import { builtStylesId, createStyleCache } from '../patches/create-style-cache';

/** One cache of styles a page; Gatsby renders several at a time. */
const caches = new Map<string, EmotionCache>();

/** Milliseconds that a page waits for its scripts before it does without them. */
const scriptTimeout = 5000;

/** A call of a function that stands alone, to be written into a page. */
const callOf = <Values extends (string | number)[]>(run: (...values: Values) => void, ...values: Values) =>
  `(${run.toString()})(${JSON.stringify(values).slice(1, -1)})`;

/** What the browser runs before it paints the page. */
const beforePaint = [
  callOf(createTrustedTypesPolicy),
  callOf(markNoChoice, consentKey, noChoiceAttribute, cookieBarRoom, scriptTimeout),
  callOf(keepEarlyClicks, scriptsFailed, scriptTimeout),
  callOf(deferLayout, layoutMark),
].join(';');

/** At build: renders a page with a cache of its own. Gatsby calls it without a path for the head. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname = '' }) => {
  const cache = createStyleCache();
  cache.compat = true;
  if (pathname) caches.set(pathname, cache);
  return (
    <CacheProvider value={cache}>
      <GlobalStyles />
      {element}
    </CacheProvider>
  );
};

/** What Gatsby hands over though its types do not say so. */
interface RenderBodyExtras {
  bodyHtml?: string;
  loadPageDataSync: (path: string) => { result: { pageContext: PageContext } };
}

/** Puts into the page what no component can: its language, the font asked for early, icons, and the styles that the page uses. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents, setHtmlAttributes, ...rest }) => {
  const { bodyHtml, loadPageDataSync } = rest as unknown as RenderBodyExtras;
  const cache = caches.get(pathname);
  if (!cache || !bodyHtml) return;
  caches.delete(pathname);
  const { pageContext } = loadPageDataSync(pathname).result;
  setHtmlAttributes({ lang: pageContext.language });
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />,
    <meta key="theme-color" name="theme-color" content={colors.paper} />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    styleTag(cache, bodyHtml),
    <script
      key="before-paint"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of ours
      dangerouslySetInnerHTML={{ __html: beforePaint }}
    />,
    ...(pathname === '/' ? [refresh(pageContext)] : []),
  ]);
};

/** The styles that a page uses, so that nothing is painted without them. */
function styleTag(cache: EmotionCache, bodyHtml: string): ReactNode {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(bodyHtml);
  const css = styles.map((chunk) => chunk.css).join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: styles that the build made itself
  return <style key="styles" id={builtStylesId} dangerouslySetInnerHTML={{ __html: css }} />;
}

/** Without JavaScript `/` leads to the default language (decision 6). Gatsby's Head would print the tag as text. */
function refresh({ alternates, defaultLanguage }: PageContext): ReactNode {
  const path = alternates.find(({ language }) => language === defaultLanguage)?.path;
  return (
    <noscript key="refresh">
      <meta httpEquiv="refresh" content={`0; url=${path}`} />
    </noscript>
  );
}

/**
 * Gatsby names its version to everybody; who looks for sites of a version with a known weakness shall not find this one by it. Data
 * for search engines goes to the end of the page, so that the first screen comes with the first packets.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const head = page.getHeadComponents();
  page.replaceHeadComponents(head.filter((component) => !isGenerator(component) && !isData(component)));
  page.replacePostBodyComponents([...page.getPostBodyComponents(), ...head.filter(isData)]);
};

const isGenerator = (component: ReactNode) =>
  isValidElement<{ name?: string }>(component) && component.props.name === 'generator';

const isData = (component: ReactNode) =>
  isValidElement<{ type?: string }>(component) && component.props.type === 'application/ld+json';

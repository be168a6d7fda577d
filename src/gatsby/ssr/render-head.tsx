import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { ThemeProvider } from '@mui/material/styles';
import { transformSync } from 'esbuild';
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { markNoChoice, noChoiceAttribute } from '../../consent/mark-no-choice';
import { builtStylesId, createStyleCache } from '../../page/create-style-cache';
import { deferLayout } from '../../page/deferred-layout';
import { asleep, keepEarlyPresses, partMark } from '../../page/early-presses';
import { GlobalStyles } from '../../page/GlobalStyles';
import { laterStylesId, laterStylesLink } from '../../page/LaterStyles';
import { consentKey } from '../../page/storage';
import { createTrustedTypesPolicy } from '../../page/trusted-types';
import type { PageContext } from '../../routing/page-context';
import { fontUrl } from '../../theme/global-styles';
import { theme } from '../../theme/theme';
import { colors, cookieBarRoom, layoutMark } from '../../theme/tokens';
import { scriptsFailed } from '../../theme/without-scripts';

/** One style cache per page; Gatsby renders several pages at the same time. */
const caches = new Map<string, EmotionCache>();

/** Milliseconds that a page waits for its scripts before it falls back to working without them. */
const scriptTimeout = 5000;

/**
 * Serialises a self-contained function and its arguments as a call, to be written into a page. Its error is reported and stops
 * nothing else: extensions change what these functions use.
 */
const callOf = <Values extends (string | number)[]>(run: (...values: Values) => void, ...values: Values) =>
  `try{(${run.toString()})(${JSON.stringify(values).slice(1, -1)})}catch(error){reportError(error)}`;

/** What the browser runs before it paints the page. */
const beforePaint = transformSync(
  [
    callOf(createTrustedTypesPolicy),
    callOf(markNoChoice, consentKey, noChoiceAttribute, cookieBarRoom, scriptTimeout),
    callOf(keepEarlyPresses, `[${partMark}="${asleep}"]`, scriptsFailed, scriptTimeout),
    callOf(deferLayout, layoutMark),
  ].join(';'),
  { minify: true },
).code.trim();

/** In the build: renders a page with a style cache of its own. Gatsby calls it without a path for the head. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname = '' }) => {
  const cache = createStyleCache();
  cache.compat = true;
  if (pathname) caches.set(pathname, cache);
  return (
    <CacheProvider value={cache}>
      <GlobalStyles />
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </CacheProvider>
  );
};

/** Values that Gatsby passes although its types do not declare them. */
interface RenderBodyExtras {
  bodyHtml?: string;
  loadPageDataSync: (path: string) => { result: { pageContext: PageContext } };
}

/** Adds what no component can: the language, the preload of the font, icons, and the styles of the page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
  ...rest
}) => {
  const { bodyHtml, loadPageDataSync } = rest as unknown as RenderBodyExtras;
  const cache = caches.get(pathname);
  if (!cache || !bodyHtml) return;
  caches.delete(pathname);
  const { pageContext } = loadPageDataSync(pathname).result;
  setHtmlAttributes({ lang: pageContext.language });
  const { first, later } = splitStyles(cache, bodyHtml);
  if (later) setPostBodyComponents([styleTag(laterStylesId, later)]);
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />,
    // Phones turn figures into links before hydration, which breaks it; the site links its phone numbers itself.
    <meta key="format-detection" name="format-detection" content="telephone=no, date=no, address=no, email=no" />,
    <meta key="theme-color" name="theme-color" content={colors.paper} />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    styleTag(builtStylesId, first),
    <script
      key="before-paint"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of ours
      dangerouslySetInnerHTML={{ __html: beforePaint }}
    />,
    ...(pathname === '/' ? [refresh(pageContext)] : []),
  ]);
};

/** The styles of a page: those that are inlined, so that nothing is painted without them, and those that only what is behind `LaterStyles` needs. */
function splitStyles(cache: EmotionCache, bodyHtml: string): { first: string; later: string } {
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const idsOf = (html: string) => extractCriticalToChunks(html).styles.flatMap(({ ids }) => ids);
  const cssOf = (ids: readonly string[]) => ids.map((id) => cache.inserted[id]).join('');
  const [firstHtml = ''] = bodyHtml.split(laterStylesLink);
  const first = idsOf(firstHtml);
  return { first: cssOf(first), later: cssOf(idsOf(bodyHtml).filter((id) => !first.includes(id))) };
}

const styleTag = (id: string, css: string): ReactNode => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: styles that the build made itself
  <style key={id} id={id} dangerouslySetInnerHTML={{ __html: css }} />
);

/** Without JavaScript, `/` redirects to the default language (decision 6). Gatsby's Head would escape the tag. */
function refresh({ alternates, defaultLanguage }: PageContext): ReactNode {
  const path = alternates.find(({ language }) => language === defaultLanguage)?.path;
  return (
    <noscript key="refresh">
      <meta httpEquiv="refresh" content={`0; url=${path}`} />
    </noscript>
  );
}

/**
 * Removes Gatsby’s version from the page, so that nobody can search for sites with a vulnerable version. Moves the structured
 * data to the end of the page, so that the first packets contain the first screen.
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

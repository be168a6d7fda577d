import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { transformSync } from 'esbuild';
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { markNoChoice, noChoiceAttribute } from '../../consent/mark-no-choice';
import { deferLayout } from '../../page/deferred-layout';
import { keepEarlyClicks } from '../../page/early-clicks';
import { GlobalStyles } from '../../page/GlobalStyles';
import { laterStylesId, laterStylesLink } from '../../page/LaterStyles';
import { consentKey } from '../../page/storage';
import { createTrustedTypesPolicy } from '../../page/trusted-types';
import type { PageContext } from '../../routing/page-context';
import { fontUrl } from '../../theme/global-styles';
import { colors, cookieBarRoom, layoutMark } from '../../theme/tokens';
import { scriptsFailed } from '../../theme/without-scripts';
import { builtStylesId, createStyleCache } from '../patches/create-style-cache';

/** One style cache per page; Gatsby renders several pages at the same time. */
const caches = new Map<string, EmotionCache>();

/** Milliseconds that a page waits for its scripts before it falls back to working without them. */
const scriptTimeout = 5000;

/** Serialises a self-contained function and its arguments as a call, to be written into a page. */
const callOf = <Values extends (string | number)[]>(run: (...values: Values) => void, ...values: Values) =>
  `(${run.toString()})(${JSON.stringify(values).slice(1, -1)})`;

/** What the browser runs before it paints the page. */
const beforePaint = transformSync(
  [
    callOf(createTrustedTypesPolicy),
    callOf(markNoChoice, consentKey, noChoiceAttribute, cookieBarRoom, scriptTimeout),
    callOf(keepEarlyClicks, scriptsFailed, scriptTimeout),
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
      {element}
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
  const { first, later, print } = splitStyles(cache, bodyHtml);
  if (later)
    setPostBodyComponents([
      <link key="print" rel="stylesheet" media="print" href={`#${printStylesId}`} />,
      styleTag(printStylesId, print),
      styleTag(laterStylesId, later),
    ]);
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />,
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

/** Id of the style element in which the build leaves the styles for printing, until they get a file. */
const printStylesId = 'print-styles';

/** A rule for printing, as Emotion writes it: for one class, so one level deep. */
const printRule = /@media print\{(?:[^{}]*\{[^{}]*\})*\}|@page\{[^{}]*\}/g;

/**
 * The styles of a page: those that are inlined, so that nothing is painted without them; those that only what is behind
 * `LaterStyles` needs; and those of the first that only printing needs, if there are later ones. These have a file of their own,
 * because the first styles stay when the page with its later ones leaves.
 */
function splitStyles(cache: EmotionCache, bodyHtml: string): { first: string; later: string; print: string } {
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const stylesOf = (html: string) => extractCriticalToChunks(html).styles;
  const [firstHtml = ''] = bodyHtml.split(laterStylesLink);
  const chunks = stylesOf(firstHtml);
  const known = new Set(chunks.flatMap(({ ids }) => ids));
  const later = stylesOf(bodyHtml)
    .flatMap(({ ids }) => ids.filter((id) => !known.has(id)))
    .map((id) => cache.inserted[id])
    .join('');
  const first = chunks.map(({ css }) => css).join('');
  return { first: later ? first.replaceAll(printRule, '') : first, later, print: first.match(printRule)?.join('') ?? '' };
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

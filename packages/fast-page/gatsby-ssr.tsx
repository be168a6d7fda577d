import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR, PluginOptions } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { beforePaint, runBeforePaint, scriptTimeout } from './before-paint';
import { createTrustedTypesPolicy } from './build/trusted-types';
import { asleep, layoutMark, partMark, scriptsFailed } from './marks';
import { keepEarlyPresses } from './sleeping/early-presses';
import { builtStylesId, createStyleCache } from './styles/create-style-cache';
import { deferLayout } from './styles/deferred-layout';
import { laterStylesId, laterStylesLink } from './styles/LaterStyles';
import type { Switches } from './switches';

/** One style cache per page; Gatsby renders several pages at the same time. */
const caches = new Map<string, EmotionCache>();

/** What the browser runs before it paints a page: the same in each. */
let script: string | undefined;

function scriptFor({ policy, earlyClicks, deferredLayout }: Switches): string {
  if (policy) runBeforePaint(createTrustedTypesPolicy);
  if (earlyClicks) runBeforePaint(keepEarlyPresses, `[${partMark}="${asleep}"]`, scriptsFailed, scriptTimeout);
  if (deferredLayout) runBeforePaint(deferLayout, layoutMark);
  return beforePaint();
}

/** In the build: renders a page with a style cache of its own. Gatsby calls it without a path for the head. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname = '' }) => {
  const cache = createStyleCache();
  cache.compat = true;
  if (pathname) caches.set(pathname, cache);
  return <CacheProvider value={cache}>{element}</CacheProvider>;
};

/** Adds the styles of the page, and what runs before it is painted. */
export function onRenderBody(
  { pathname, setHeadComponents, setPostBodyComponents, ...rest }: Parameters<NonNullable<GatsbySSR['onRenderBody']>>[0],
  options: PluginOptions,
): void {
  // Passed although Gatsby's types do not declare it.
  const { bodyHtml } = rest as { bodyHtml?: string };
  const switches = options as unknown as Switches;
  const cache = caches.get(pathname);
  if (!cache || !bodyHtml) return;
  caches.delete(pathname);
  const { first, later } = splitStyles(cache, bodyHtml);
  if (later) setPostBodyComponents([styleTag(laterStylesId, later)]);
  script ??= scriptFor(switches);
  setHeadComponents([
    styleTag(builtStylesId, first),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of ours
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: script }} />,
  ]);
}

/** The styles of a page: those that are inlined, so that nothing is painted without them, and those that only what is behind `LaterStyles` needs. */
function splitStyles(cache: EmotionCache, bodyHtml: string): { first: string; later: string } {
  const { extractCriticalToChunks } = createEmotionServer(cache);
  // As they appear in the page: parts that had to be loaded while the first page was rendered have inserted theirs last, and two pages with
  // the same content would have different files.
  const idsOf = (html: string) =>
    extractCriticalToChunks(html)
      .styles.flatMap(({ ids }) => ids)
      .toSorted((one, other) => bodyHtml.indexOf(one) - bodyHtml.indexOf(other));
  const cssOf = (ids: readonly string[]) => ids.map((id) => cache.inserted[id]).join('');
  const [firstHtml = ''] = bodyHtml.split(laterStylesLink);
  const first = idsOf(firstHtml);
  return { first: cssOf(first), later: cssOf(idsOf(bodyHtml).filter((id) => !first.includes(id))) };
}

const styleTag = (id: string, css: string): ReactNode => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: styles that the build made itself
  <style key={id} id={id} dangerouslySetInnerHTML={{ __html: css }} />
);

/**
 * Removes Gatsby’s version from the page, so that nobody can search for sites with a vulnerable version. Moves the page's own styles behind what
 * the site has put into the head, which the browser requests sooner, and structured data to the end of the page, so that the first packets
 * contain the first screen.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const head = page.getHeadComponents().filter((component) => !isGenerator(component));
  const isOwn = (component: ReactNode) =>
    isValidElement(component) && ['before-paint', builtStylesId].includes(String(component.key));
  const others = head.filter((component) => !isData(component));
  page.replaceHeadComponents([...others.filter((one) => !isOwn(one)), ...others.filter(isOwn)]);
  page.replacePostBodyComponents([...page.getPostBodyComponents(), ...head.filter(isData)]);
};

const isGenerator = (component: ReactNode) =>
  isValidElement<{ name?: string }>(component) && component.props.name === 'generator';

const isData = (component: ReactNode) =>
  isValidElement<{ type?: string }>(component) && component.props.type === 'application/ld+json';

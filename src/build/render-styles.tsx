import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { Application } from '../page/Application';
import { styleCacheKey } from '../page/style-cache-key';
import { fontUrl } from '../theme/global-styles';

/** One cache of styles a page; Gatsby renders several at a time. */
const caches = new Map<string, EmotionCache>();

/** At build: renders a page with a cache of its own. Gatsby calls it without a path for the head. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname = '' }) => {
  const cache = createCache({ key: styleCacheKey });
  cache.compat = true;
  if (pathname) caches.set(pathname, cache);
  return <Application cache={cache}>{element}</Application>;
};

/** Puts the styles that a page uses into its head, so that nothing is painted without them, and asks for the font early. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents, ...rest }) => {
  // Gatsby hands the HTML over, though its types do not say so.
  const { bodyHtml } = rest as { bodyHtml?: string };
  const cache = caches.get(pathname);
  if (!cache || !bodyHtml) return;
  caches.delete(pathname);
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(bodyHtml);
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    ...styles.map(({ key, ids, css }) => (
      <style
        key={key}
        data-emotion={`${key} ${ids.join(' ')}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: styles that the build made itself
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  ]);
};

import type { PageContext } from '../routing/page-context';
import { cardPath, cardSize } from './card-path';
import type { HeadInput, HeadTag } from './types';
import { manifestPath } from './web-manifest';

/**
 * Every tag of a page's head but its title: description, canonical address, translations, robots, what social networks show.
 * Addresses are absolute where search engines and networks ask for it.
 */
export function headTags(input: HeadInput): HeadTag[] {
  const { page, production, seo } = input;
  const isError = page.kind === 'notFound' || page.kind === 'unknown';
  return [
    meta('description', seo.description),
    ...(isError || !production ? [meta('robots', 'noindex')] : []),
    ...(isError ? [] : [link('canonical', input.origin + page.canonicalPath)]),
    ...alternates(input),
    link('manifest', manifestPath(page.language)),
    ...(isError ? [] : socialTags(input)),
  ];
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } });
const link = (rel: string, href: string): HeadTag => ({ tag: 'link', attributes: { rel, href } });

/**
 * Only a page at its own address names its translations: itself, every other, and the one for all other languages. That is `/`
 * for the landing pages (decision 6), so `/` names them in turn: search engines pass over what is not said from both sides.
 */
function alternates({ page, origin }: HeadInput): HeadTag[] {
  const isStart = page.kind === 'root';
  if (!page.indexed && !isStart) return [];
  const others = isStart || page.kind === 'landing' ? '/' : forOtherLanguages(page);
  const all = [...page.alternates, { language: 'x-default', path: others }];
  return all.map(({ language, path }) => ({
    tag: 'link',
    attributes: { rel: 'alternate', hrefLang: language, href: origin + path },
  }));
}

/** The page in the default language; if that does not have it, in the first that does. */
const forOtherLanguages = ({ alternates, defaultLanguage }: PageContext) =>
  (alternates.find(({ language }) => language === defaultLanguage) ?? alternates[0])?.path ?? '/';

/** Open Graph (ogp.me), which X, LinkedIn and messengers read too; Twitter's own tag only says how large the picture is. */
function socialTags({ page, origin, siteName, seo, locales }: HeadInput): HeadTag[] {
  const locale = (language: string) => locales[language] ?? language;
  // `/` is no page of its own to look at: it shows the picture of the one that it leads to.
  const pictured = page.kind === 'root' ? forOtherLanguages(page) : page.canonicalPath;
  const others = page.alternates.filter(({ language }) => language !== page.language);
  return [
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:url', origin + page.canonicalPath),
    property('og:title', seo.title),
    property('og:description', seo.description),
    property('og:locale', locale(page.language)),
    ...others.map(({ language }) => property('og:locale:alternate', locale(language))),
    property('og:image', origin + cardPath(pictured)),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', seo.title),
    meta('twitter:card', 'summary_large_image'),
  ];
}

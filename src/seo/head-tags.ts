import type { PageContext } from '../routing/page-context';
import { cardPath, cardSize } from './card-path';
import type { HeadInput, HeadTag } from './types';
import { manifestPath } from './web-manifest';

/**
 * Every tag of the head except the title: description, canonical address, translations, robots, social networks. Addresses are
 * absolute where search engines and networks require it.
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
 * Only a page at its canonical address names its translations: itself, all others, and the default. For landing pages, the
 * default is `/` (decision 6), so `/` names them in return: search engines ignore one-sided links.
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

/** The `x-default`: the page in the default language, or in the first language that has it. */
const forOtherLanguages = ({ alternates, defaultLanguage }: PageContext) =>
  (alternates.find(({ language }) => language === defaultLanguage) ?? alternates[0])?.path ?? '/';

/** Open Graph (ogp.me), which X, LinkedIn and messengers read too; Twitter's own tag only sets the size of the picture. */
function socialTags({ page, origin, siteName, seo, locales }: HeadInput): HeadTag[] {
  const locale = (language: string) => locales[language] ?? language;
  // `/` redirects, so it uses the picture of its target.
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

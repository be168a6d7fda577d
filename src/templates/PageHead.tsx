import { graphql } from 'gatsby';
import type { NonNullFields } from '../layout/non-null-fields';
import type { PageContext } from '../routing/page-context';
import { headTags } from '../seo/head-tags';
import { scriptJson } from '../seo/script-json';
import { type PageSubject, structuredData } from '../seo/structured-data';

interface PageHeadProps {
  page: PageContext;
  data: NonNullFields<Queries.PageHeadFragment>;
  seo: { title: string; description: string };
  /** The subject of the page for structured data; omitted on pages that must not be found. */
  subject?: PageSubject;
}

/** A build for a preview is not indexed: GATSBY_PREVIEW=true npm run build. */
const production = process.env.GATSBY_PREVIEW !== 'true';

/** After a client-side navigation the policy of the previous page would block a script; the address is then asked from the host. */
const mayHaveScript = typeof window === 'undefined' || process.env.NODE_ENV === 'development';

/**
 * Leads an unknown address with capitals, as phones and printed codes write them, to the same one in small letters (decision 5), before
 * anything is painted and without a history entry. Once, because that one has no capitals; encoded signs stay as they are. With the
 * origin, because a path may begin with two slashes. Must not refer to anything outside itself: its source is copied into the page.
 */
function leadToSmallLetters(): void {
  const { origin, pathname, search, hash } = location;
  const small = pathname.replace(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
  if (small === pathname) return;
  location.replace(origin + small + search + hash);
  document.documentElement.hidden = true;
}

/** The head of every page. */
export function PageHead({ page, data, seo, subject }: PageHeadProps) {
  const input = {
    page,
    seo,
    production,
    origin: data.site.origin,
    siteName: data.site.name,
    locales: Object.fromEntries(data.languages.nodes.map(({ language, openGraphLocale }) => [language, openGraphLocale])),
  };
  const isForUnknown = page.kind === 'notFound' || page.kind === 'unknown';
  return (
    <>
      <title>{seo.title}</title>
      {headTags(input).map(({ tag: Tag, attributes }) => (
        <Tag key={Object.values(attributes).join(' ')} {...attributes} />
      ))}
      {subject && <script type="application/ld+json">{scriptJson(structuredData(input, subject))}</script>}
      {isForUnknown && mayHaveScript && <script>{`(${leadToSmallLetters})()`}</script>}
    </>
  );
}

export const fragment = graphql`
  fragment PageHead on Query {
    site: siteSettings {
      name
      origin
    }
    languages: allLanguage(sort: { language: ASC }) {
      nodes {
        language
        openGraphLocale
      }
    }
  }
`;

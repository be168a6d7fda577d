import { graphql } from 'gatsby';
import type { NonNullFields } from '../page/non-null-fields';
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
  return (
    <>
      <title>{seo.title}</title>
      {headTags(input).map(({ tag: Tag, attributes }) => (
        <Tag key={Object.values(attributes).join(' ')} {...attributes} />
      ))}
      {subject && <script type="application/ld+json">{scriptJson(structuredData(input, subject))}</script>}
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

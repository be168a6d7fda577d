import type { PageContext } from '../routing/page-context';

interface PageHeadProps {
  page: PageContext;
  /** The site's origin, without a slash at the end. */
  origin: string;
  seo: { title: string; description: string };
}

/** What stands in every page's head: language, title, description, canonical address, translations. */
export function PageHead({ page, origin, seo }: PageHeadProps) {
  const { kind, language, defaultLanguage, canonicalPath, alternates, indexed } = page;
  const isOwnAddress = indexed && canonicalPath === page.path;
  const fallback = kind === 'landing' ? '/' : alternates.find((alternate) => alternate.language === defaultLanguage)?.path;
  return (
    <>
      <html lang={language} />
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      {kind !== 'notFound' && kind !== 'unknownFeature' && <link rel="canonical" href={origin + canonicalPath} />}
      {isOwnAddress &&
        alternates.map((alternate) => (
          <link key={alternate.language} rel="alternate" hrefLang={alternate.language} href={origin + alternate.path} />
        ))}
      {isOwnAddress && <link rel="alternate" hrefLang="x-default" href={`${origin}${fallback}`} />}
      {(kind === 'notFound' || kind === 'unknownFeature') && <meta name="robots" content="noindex" />}
    </>
  );
}

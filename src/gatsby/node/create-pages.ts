import { resolve } from 'node:path';
import type { CreatePagesArgs, GatsbyNode, Reporter } from 'gatsby';
import { allCollections } from '../../content/collection-facts';
import { builtPages } from '../../data/built-pages';
import { isEditMode } from '../../data/edit-mode';
import { refreshRegistry, registry } from '../../data/registry-store';
import type { PageContext } from '../../routing/page-context';
import type { PageRoute, Registry } from '../../routing/types';

/** The components in `src/templates`, by kind of page. */
const templates = new Map<string, string>([
  ['root', 'Root'],
  ['landing', 'Landing'],
  ['unknown', 'UnknownEntry'],
  ['notFound', 'NotFound'],
  ...allCollections.flatMap(({ kind, template, list }): [string, string][] => [
    [kind, template],
    ...(list ? [[list.kind, list.template] as [string, string]] : []),
  ]),
]);

interface SiteQuery {
  site: Pick<Queries.SiteSettings, 'languages' | 'defaultLanguage' | 'cookieBannerLanguage'>;
  languages: { nodes: readonly Pick<Queries.Language, 'language' | 'missingPage'>[] };
}

/** Creates every page and redirect of the registry. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter, getNodesByType }) => {
  const { data, errors } = await graphql<SiteQuery>(
    '{ site: siteSettings { languages defaultLanguage cookieBannerLanguage } languages: allLanguage { nodes { language missingPage } } }',
  );
  if (!data) {
    reporter.panicOnBuild('The site’s settings could not be read.', errors);
    return;
  }
  const { pages, redirects } = currentRegistry(reporter);
  for (const page of builtPages(pages).filter((one) => hasText(one, getNodesByType))) {
    actions.createPage({
      path: page.path,
      ...(page.matchPath && { matchPath: page.matchPath }),
      component: resolve(`src/templates/${templates.get(page.kind)}.tsx`),
      context: pageContext(page, data),
    });
  }
  for (const { from, to, temporary } of redirects) {
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: !temporary, redirectInBrowser: false });
  }
};

/**
 * Whether the text of a page is there. In edit mode, Gatsby takes the files of one edit over one by one, and creates the pages again
 * after each: the page of an entry would crash without its text.
 */
function hasText({ kind, id, language }: PageRoute, nodesOf: CreatePagesArgs['getNodesByType']): boolean {
  const collection = isEditMode && allCollections.find((one) => one.kind === kind);
  if (!collection) return true;
  const fields = nodesOf(`${collection.type}Text`).map((node) => node.fields as { language: string; key: string });
  return fields.some((text) => text.language === language && text.key === id);
}

/** While a file is broken, the development server keeps the current pages. */
function currentRegistry(reporter: Reporter): Registry {
  try {
    return refreshRegistry();
  } catch (error) {
    reporter.panicOnBuild((error as Error).message);
    return registry();
  }
}

function pageContext({ path, matchPath: _, ...page }: PageRoute, { site, languages: { nodes } }: SiteQuery) {
  const { language } = page;
  const { languages, defaultLanguage, cookieBannerLanguage } = site;
  const context: PageContext = {
    ...page,
    languages,
    defaultLanguage,
    nearest: page.nearest.map((nearest) => ({
      ...nearest,
      explanation: nodes.find((words) => words.language === nearest.language)?.missingPage ?? '',
    })),
    bannerLanguage: cookieBannerLanguage === 'page' ? language : cookieBannerLanguage,
  };
  // gatsby-plugin-react-i18next does not change pages that already have this context.
  const i18n = { language, languages, defaultLanguage, routed: true, originalPath: path, path };
  return { ...context, i18n };
}

import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CreatePagesArgs, GatsbyNode, Node } from 'gatsby';
import type { PageRoute } from '../../../packages/addresses';
import { allCollections } from '../../content/model';
import { localeSource, typeOfFile } from '../../data/page-sources';
import { builtPages, currentSite } from '../../data/site';
import type { PageContext } from '../../routing/page-context';

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

/** Creates every page of the registry. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter, getNodesByType, getNode }) => {
  await allFilesRead(getNodesByType, getNode);
  const { data, errors } = await graphql<SiteQuery>(
    '{ site: siteSettings { languages defaultLanguage cookieBannerLanguage } languages: allLanguage { nodes { language missingPage } } }',
  );
  if (!data) {
    reporter.panicOnBuild('The site’s settings could not be read.', errors);
    return;
  }
  for (const page of builtPages(currentSite().registry.pages).filter((one) => hasText(one, getNodesByType))) {
    actions.createPage({
      path: page.path,
      ...(page.matchPath && { matchPath: page.matchPath }),
      component: resolve(`src/templates/${templates.get(page.kind)}.tsx`),
      context: pageContext(page, data),
    });
  }
};

/**
 * Waits until every data file has the nodes that plugins make of it. When a file changes, Gatsby deletes them and does not wait for
 * the new ones; the queries of pages, which come next, would find none.
 */
async function allFilesRead(nodesOf: CreatePagesArgs['getNodesByType'], getNode: CreatePagesArgs['getNode']): Promise<void> {
  const isRead = (file: Node) => {
    const types = file.children.map((id) => getNode(id)?.internal.type);
    return (
      types.includes(typeOfFile({ node: file })) && (file.sourceInstanceName !== localeSource || types.includes('Locale'))
    );
  };
  for (let waited = 0; waited < longestRead; waited += 10) {
    if (nodesOf('File').every((file) => file.extension !== 'json' || isRead(file))) return;
    await setTimeout(10);
  }
}

/** In milliseconds; reading a file takes some, and on a busy machine many times that: a page whose text is not there is left out. */
const longestRead = 30_000;

/**
 * Whether the text of a page is there. While developing, Gatsby takes the files of one edit over one by one, and creates the pages again
 * after each: the page of an entry would crash without its text.
 */
function hasText({ kind, id, language }: PageRoute, nodesOf: CreatePagesArgs['getNodesByType']): boolean {
  const collection = allCollections.find((one) => one.kind === kind);
  if (!collection) return true;
  return nodesOf(`${collection.type}Text`).some((text) => text.language === language && text.key === id);
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

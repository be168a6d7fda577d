import type { PageRoute, Registry } from '../../packages/addresses';
import { createRegistry } from '../../packages/addresses';
import type { Documents } from '../../packages/content';
import { type Content, routingInput } from '../content/model';
import type { CheckedData } from './checks/check-data';
import { updateCheckedData } from './page-sources';

/** The data of the site, read and checked once, and its addresses. */
export interface Site extends CheckedData {
  content: Content;
  registry: Registry;
}

/** Parcel makes two programs of gatsby-config.ts and gatsby-node.ts, each with a copy of this module: both look here. */
const held = globalThis as { site?: Site };

/**
 * The site as last taken over.
 * @throws Error before the first time
 */
export function currentSite(): Site {
  if (!held.site) throw new Error('The data has not been read yet.');
  return held.site;
}

let shown = (documents: Documents): Documents => documents;

/**
 * The hook for a program that shows the site while it is edited, and needs to know where a text of a page comes from. Such a program
 * runs Gatsby in a copy of the project, with hooks of its own that extend those of `gatsby-node.ts`; no build calls this.
 * @param change returns what pages read in place of the checked files, such as the same files with marks in their texts
 */
export function showInstead(change: typeof shown): void {
  shown = change;
}

/**
 * Makes checked data the current site, and updates the files that Gatsby reads. If the data has an error, everything stays as it is.
 * @returns the site; undefined if the data has an error
 */
export function takeOver(checked: CheckedData): Site | undefined {
  const { content, documents } = checked;
  if (!content) return undefined;
  held.site = { ...checked, content, registry: createRegistry(routingInput(content)) };
  updateCheckedData(shown(documents), content);
  return held.site;
}

/**
 * The pages that this build makes: all, or the first of each kind and those of some languages. With one page of each kind, the
 * scripts are those of the whole site.
 * @param pages all pages of the registry
 * @param languages the environment variable: codes with commas, such as `fr,en`; `none` for the first of each kind alone
 */
export function builtPages(pages: readonly PageRoute[], languages = process.env.BUILD_LANGUAGES): readonly PageRoute[] {
  if (!languages) return pages;
  const wanted = new Set(languages.split(','));
  const kinds = new Set<string>();
  return pages.filter(({ kind, language }) => {
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return isFirst || wanted.has(language);
  });
}

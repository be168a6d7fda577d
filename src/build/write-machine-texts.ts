import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRoute } from '../../packages/addresses';
import { fillPlaceholders } from '../../packages/content/browser';
import { publicFolder, writeFiles } from '../../packages/hosts';
import { factsInText } from '../content/facts-in-text';
import { type Content, type LanguageContent, type ListKind, namedCollections, textsOf } from '../content/model';
import { hostingSettings } from '../data/hosting-settings';
import { llmsPath, llmsTxt, markdownPath } from '../seo/llms';
import { robotsTxt } from '../seo/robots';
import { manifestPath, webManifest } from '../seo/web-manifest';
import { colors } from '../theme/tokens';
import { markdownOf, markdownText } from './markdown-of';

/**
 * Writes robots.txt, a Markdown version of every indexed page, a web manifest and an llms.txt for each language, and an llms.txt
 * for the site.
 * @param pages all pages of the site
 * @param built those that this build makes
 */
export function writeMachineTexts(pages: readonly PageRoute[], built: readonly PageRoute[], content: Content): void {
  const { SiteSettings: site } = content;
  const indexed = pages.filter(isIndexed);
  write('/robots.txt', robotsTxt(site.origin, hostingSettings(content).indexed));
  for (const page of built.filter(isIndexed))
    write(markdownPath(page.path), markdownOf(builtHtml(page), site.origin + page.path));
  for (const [language, texts] of Object.entries(content.languages)) {
    const { llms, manifest } = textsOfLanguage(language, texts, indexed, content);
    write(llmsPath(language), llms);
    write(manifestPath(language), JSON.stringify(manifest));
    if (language === site.notFoundLanguage) write('/llms.txt', llms);
  }
}

const isIndexed = ({ indexed }: PageRoute) => indexed;

const builtHtml = ({ path }: PageRoute) => readFileSync(join(publicFolder, path, 'index.html'), 'utf8');

const write = (path: string, content: string) => writeFiles(publicFolder, [{ path, content }]);

function textsOfLanguage(language: string, texts: LanguageContent, indexed: readonly PageRoute[], content: Content) {
  const { SiteSettings: site, Packs: packs } = content;
  const facts = factsInText(site, packs, language);
  const fill = (text: string) => fillPlaceholders(text, facts);
  const pages = indexed.filter((page) => page.language === language);
  const entries = pages.map((page) => {
    const { title, description } = seoOf(page, texts);
    const url = site.origin + markdownPath(page.path);
    return { title: markdownText(fill(title)), description: markdownText(fill(description)), url };
  });
  const description = fill(texts.PageTexts.landing.description);
  const product = markdownText(fill(texts.interface.footer.product));
  const startPath = pages.find(({ kind }) => kind === 'landing')?.path ?? '/';
  return {
    llms: llmsTxt(markdownText(site.name), markdownText(description), product, entries),
    manifest: webManifest({ name: site.name, description, language, startPath, color: colors.paper }),
  };
}

/** The title and description of an indexed page. */
function seoOf({ kind, id }: PageRoute, texts: LanguageContent) {
  const [name] = namedCollections.find(([, collection]) => collection.kind === kind) ?? [];
  const seo = name ? textsOf(texts, name)[id]?.seo : texts.PageTexts[kind as 'landing' | ListKind];
  return seo ?? { title: '', description: '' };
}

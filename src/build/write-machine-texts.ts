import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListKind, namedCollections } from '../content/collection-facts';
import { type Content, type LanguageContent, textsOf } from '../content/content';
import { factsInText } from '../content/facts-in-text';
import { fillPlaceholders } from '../content/placeholders';
import { hostingSettings } from '../data/hosting-settings';
import { publicFolder } from '../hosting/built-files';
import { writeFiles } from '../hosting/write-files';
import type { PageRoute } from '../routing/types';
import { llmsTxt, markdownPath } from '../seo/llms';
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
  for (const language of site.languages) {
    const text = llmsOf(
      language,
      indexed.filter((page) => page.language === language),
      content,
    );
    write(`/${language}/llms.txt`, text);
    write(manifestPath(language), JSON.stringify(manifestOf(language, indexed, content)));
    if (language === site.notFoundLanguage) write('/llms.txt', text);
  }
}

const isIndexed = ({ indexed }: PageRoute) => indexed;

const builtHtml = ({ path }: PageRoute) => readFileSync(join(publicFolder, path, 'index.html'), 'utf8');

const write = (path: string, content: string) => writeFiles(publicFolder, [{ path, content }]);

function llmsOf(language: string, pages: readonly PageRoute[], content: Content): string {
  const { SiteSettings: site, Packs: packs } = content;
  const texts = content.languages[language];
  if (!texts) throw new Error(`No texts in "${language}".`);
  const facts = factsInText(site, packs, language);
  const write = (text: string) => markdownText(fillPlaceholders(text, facts));
  const entries = pages.map((page) => {
    const seo = seoOf(page, texts);
    return {
      title: write(seo?.title ?? ''),
      description: write(seo?.description ?? ''),
      url: site.origin + markdownPath(page.path),
    };
  });
  const summary = markdownText(landingDescription(language, content));
  return llmsTxt(markdownText(site.name), summary, write(texts.interface.footer.product), entries);
}

/** The title and description of an indexed page. */
function seoOf({ kind, id }: PageRoute, texts: LanguageContent) {
  const [name] = namedCollections.find(([, collection]) => collection.kind === kind) ?? [];
  return name ? textsOf(texts, name)[id]?.seo : texts.PageTexts[kind as 'landing' | ListKind];
}

function landingDescription(language: string, { SiteSettings: site, Packs: packs, languages }: Content): string {
  const description = languages[language]?.PageTexts.landing.description ?? '';
  return fillPlaceholders(description, factsInText(site, packs, language));
}

function manifestOf(language: string, pages: readonly PageRoute[], content: Content): object {
  const landing = pages.find((page) => page.kind === 'landing' && page.language === language);
  return webManifest({
    name: content.SiteSettings.name,
    description: landingDescription(language, content),
    language,
    startPath: landing?.path ?? '/',
    color: colors.paper,
  });
}

import { featurePath, languagePath, legalPath } from '../content/checks/check';
import type { Content, FeatureText, LanguageContent, LegalText } from '../content/content';
import { languageFiles } from '../content/file-kinds';
import { nearestPage } from '../routing/published';
import type { Registry } from '../routing/types';

/**
 * Says what to write so that a published address answers again: the former slug or segment where one was renamed, or else a
 * redirect.
 * @param path the address
 * @param page which page answered there, such as `fr/feature/signature`
 */
export function adviseLost(path: string, page: string, content: Content, pathOf: Registry['pathOf']): string {
  const [language = '', kind, id = ''] = page.split('/');
  const texts = content.languages[language];
  const feature = kind === 'feature' ? texts?.features[id] : undefined;
  const legal = kind === 'legal' ? texts?.legal[id] : undefined;
  if (legal) return legalRename(path, legalPath(language, id), legal);
  // Of a page that is gone nothing can be renamed.
  if (kind === 'legal' || (kind === 'feature' && !feature)) return redirectLine(path, page, content, pathOf);
  const lines = texts ? renames(path, language, texts, feature ? { id, feature } : undefined) : [];
  return lines.length > 0 ? lines.join(' ') : redirectLine(path, page, content, pathOf);
}

/** Which former values are missing. An address without a language is `/{fallback}/{slug}`, another `/{language}/{features}/…`. */
function renames(
  path: string,
  language: string,
  { Language }: LanguageContent,
  renamed: { id: string; feature: FeatureText } | undefined,
): string[] {
  const parts = path.split('/').slice(1);
  const localized = parts[0] === language;
  const [segment, slug] = localized ? parts.slice(1) : parts;
  const name = localized || !renamed ? 'features' : 'fallback';
  const { segments, previousSegments } = Language;
  const lines: string[] = [];
  if (segment && segment !== segments[name] && !previousSegments[name].includes(segment)) {
    const file = languagePath(language, languageFiles.Language.path);
    lines.push(`In data/${file}, "previousSegments", write: ${listLine(name, [...previousSegments[name], segment])}`);
  }
  if (slug && renamed && ![renamed.id, renamed.feature.slug, ...renamed.feature.previousSlugs].includes(slug)) {
    const file = featurePath(language, renamed.id);
    lines.push(`In data/${file} write: ${listLine('previousSlugs', [...renamed.feature.previousSlugs, slug])}`);
  }
  return lines;
}

/** A legal page's address is its language and its slug. */
function legalRename(path: string, file: string, { previousSlugs }: LegalText): string {
  return `In data/${file} write: ${listLine('previousSlugs', [...previousSlugs, path.split('/').at(-1) ?? ''])}`;
}

const listLine = (key: string, values: readonly string[]) => `"${key}": ${JSON.stringify(values).replaceAll('","', '", "')}`;

function redirectLine(path: string, page: string, content: Content, pathOf: Registry['pathOf']): string {
  const { languages, defaultLanguage } = content.SiteSettings;
  const known = {
    features: new Set(content.FeatureCatalogue.features.map(({ id }) => id)),
    legal: new Set(content.LegalCatalogue.pages.map(({ id }) => id)),
  };
  const { target, language } = nearestPage(page, [defaultLanguage, ...languages], known);
  const to = pathOf(target, language);
  return `In data/redirects.json add the line: { "from": "${path}", "to": "${to}" }`;
}

import type { Collection } from '../../content/collection';
import { collectionOfKind, type EntryText, type SegmentName } from '../../content/collection-facts';
import { type Content, type LanguageContent, textsOf } from '../../content/content';
import { entryPath, languageFiles, languagePath } from '../../content/file-kinds';
import { nearestPage } from '../../routing/published';
import type { Registry } from '../../routing/types';
import { routingInput } from '../routing-input';

/**
 * The line that makes a published address work again: the former slug or segment after a rename, otherwise a redirect.
 * @param path the address
 * @param page the page that was there, such as `fr/feature/signature`
 */
export function lostAddressFix(path: string, page: string, content: Content, pathOf: Registry['pathOf']): string {
  const [language = '', kind = '', id = ''] = page.split('/');
  const texts = content.languages[language];
  const [name, collection] = collectionOfKind(kind) ?? [];
  if (!texts || !name || !collection) return redirectLine(path, page, content, pathOf);
  const text = textsOf(texts, name)[id];
  // The page was removed, not renamed.
  if (collection.kind === kind && !text) return redirectLine(path, page, content, pathOf);
  const entry = text && { ...text, id, file: entryPath(language, collection, id) };
  const lines = renames(path, language, texts, collection, entry);
  return lines.length > 0 ? lines.join(' ') : redirectLine(path, page, content, pathOf);
}

/** The missing former values. A short address is `/{short}/{slug}`, others are `/{language}/{list}/…` or `/{language}/…`. */
function renames(
  path: string,
  language: string,
  { Language }: LanguageContent,
  { list, short }: Collection,
  entry: (EntryText & { id: string; file: string }) | undefined,
): string[] {
  const parts = path.split('/').slice(1);
  const isShort = entry !== undefined && short !== undefined && parts[0] !== language;
  const name = (isShort ? short.segment : list?.kind) as SegmentName | undefined;
  const below = parts[0] === language ? parts.slice(1) : parts;
  const [segment, slug] = name ? below : [undefined, ...below];
  const lines: string[] = [];
  const { segments, previousSegments } = Language;
  if (name && segment && segment !== segments[name] && !previousSegments[name].includes(segment)) {
    const file = languagePath(language, languageFiles.Language.path);
    lines.push(`In data/${file}, "previousSegments", write: ${listLine(name, [...previousSegments[name], segment])}`);
  }
  if (slug && entry && ![entry.id, entry.slug, ...entry.previousSlugs].includes(slug)) {
    lines.push(`In data/${entry.file} write: ${listLine('previousSlugs', [...entry.previousSlugs, slug])}`);
  }
  return lines;
}

const listLine = (key: string, values: readonly string[]) => `"${key}": ${JSON.stringify(values).replaceAll('","', '", "')}`;

function redirectLine(path: string, page: string, content: Content, pathOf: Registry['pathOf']): string {
  const { languages, defaultLanguage } = content.SiteSettings;
  // Of a redirect, only the language is known, from its address.
  const was = page === 'redirect' ? path.slice(1) : page;
  const { target, language } = nearestPage(was, [defaultLanguage, ...languages], routingInput(content).collections);
  return lineToAdd(path, pathOf(target, language));
}

/** Advice to add a redirect. */
export const lineToAdd = (from: string, to: string) =>
  `In data/redirects.json add the line: { "from": "${from}", "to": "${to}" }`;

import type { PageRoute } from '../routing/types';

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

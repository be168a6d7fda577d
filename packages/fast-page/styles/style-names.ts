const className = /\.css-([\w-]+)/g;

/**
 * The names of Emotion's classes and animations in a style sheet of the build.
 * @param element a style sheet in the page; none are found if its file could not be loaded
 */
export const styleNames = ({ sheet }: HTMLStyleElement | HTMLLinkElement): string[] => rulesOf(sheet).flatMap(namesIn);

/** The rules of a style sheet; none if it could not be loaded. */
export function rulesOf(sheet: CSSStyleSheet | null | undefined): CSSRule[] {
  try {
    return [...(sheet?.cssRules ?? [])];
  } catch {
    // Chromium: a file that could not be loaded has a style sheet, which nobody may read.
    return [];
  }
}

/** The names in the first rule of a media query stand for all in it: Emotion writes one query for each class. */
function namesIn(rule: CSSRule): string[] {
  const { selectorText, name, cssRules } = rule as Partial<CSSStyleRule & CSSKeyframesRule>;
  if (selectorText) return [...selectorText.matchAll(className)].map(([, found = '']) => found);
  return name ? [name] : [...(cssRules ?? [])].slice(0, 1).flatMap(namesIn);
}

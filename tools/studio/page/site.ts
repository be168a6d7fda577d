/**
 * Everything that the page uses from the site: its design and its rules for texts. No other file of the page imports from `src/`.
 */

export { setNoBreakSpaces } from '../../../src/content/checks/typography-rules';
export type { Field } from '../../../src/content/fields';
export { fillPlaceholders, placeholdersOf } from '../../../src/content/placeholders';
export { formatKey, type KeyPath, type Problem, valueAt } from '../../../src/content/problem';
export { default as archivo } from '../../../src/theme/fonts/archivo.woff2';
export { fontFamily } from '../../../src/theme/text-styles';
export { themeOptions as siteThemeOptions } from '../../../src/theme/theme';
export { colors, desktopFrom } from '../../../src/theme/tokens';

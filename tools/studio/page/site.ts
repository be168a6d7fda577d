/**
 * Everything that the page uses from the site: its design and its rules for texts. No other file of the page imports from `src/`.
 */

export { fillPlaceholders, placeholdersOf } from '../../../src/content/placeholders';
export { formatKey, type KeyPath, type Problem, valueAt } from '../../../src/content/problem';
export { formatText } from '../../../src/content/typography';
export type { Field } from '../../../src/edits/fields';
export { default as archivo } from '../../../src/theme/fonts/archivo.woff2';
export { fontFamily } from '../../../src/theme/text-styles';
export { themeOptions as siteThemeOptions } from '../../../src/theme/theme';
export { colors, desktopFrom } from '../../../src/theme/tokens';

/**
 * Everything that the page uses from the site: its design and its rules for texts. No other file of the page imports from `src/`.
 */

export { default as archivo } from '../../../src/theme/fonts/archivo.woff2';
export { fontFamily } from '../../../src/theme/text-styles';
export { themeOptions as siteThemeOptions } from '../../../src/theme/theme';
export { colors, desktopFrom } from '../../../src/theme/tokens';
export type { Field } from '../../content';
export {
  fillPlaceholders,
  formatKey,
  formatText,
  isSame,
  type KeyPath,
  type Problem,
  placeholdersOf,
  shortened,
  valueAt,
} from '../../content/browser';

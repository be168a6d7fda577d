import { desktopFrom, fullFrom, pictures } from '../../theme/tokens';
import { atLeast, narrowerThan } from '../../theme/window-widths';

/** Width of the margins around a picture that has the full width, in pixels. */
const gutters = 60;

/**
 * Media query for the upright picture, where letters of the wide one would be smaller than 11 px: below the text in narrow
 * windows, and next to it where its column is too narrow.
 */
export const pageUpright = [
  narrowerThan(pictures.least + gutters),
  `${atLeast(desktopFrom)} and ${narrowerThan(fullFrom)}`,
].join(', ');

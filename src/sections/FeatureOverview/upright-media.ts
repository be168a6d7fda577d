import { narrowerThan } from '../../theme/narrower-than';
import { desktopFrom, fullFrom, pictures } from '../../theme/tokens';

/** What a window is wider than a picture as wide as it allows, in pixels. */
const gutters = 60;

/**
 * Where a letter of the wide picture would be smaller than 11 px, as a media query: below the words in narrow windows, and beside them
 * where its column is too narrow.
 */
export const pageUpright = [
  narrowerThan(pictures.least + gutters),
  `(min-width: ${desktopFrom}px) and ${narrowerThan(fullFrom)}`,
].join(', ');

import type { CSSObject } from '@mui/material/styles';
import { colors, media, sizes, space } from '../../theme/tokens';

/** Two equal columns. */
export const halves: CSSObject = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

const unequal: CSSObject = { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: 24 };

/** Two columns, which begin at the same lines in every row of the page where the content has its full width. */
export const columns: CSSObject = {
  display: 'grid',
  columnGap: space.columns,
  [media.desktop]: halves,
  [media.full]: unequal,
};

/** The same in the rows of sentences, also on tablets. */
export const cells: CSSObject = { display: 'grid', [media.fromTablet]: unequal };

/** A row of the page, with a hairline above it. */
export const row: CSSObject = { marginTop: 40, paddingTop: 24, borderTop: `1px solid ${colors.line}` };

/** Sentences of a row. */
export const large: CSSObject = {
  fontSize: sizes.lead,
  lineHeight: 1.35,
  textWrap: 'pretty',
  [media.fromTablet]: { fontSize: '1.5rem' },
};

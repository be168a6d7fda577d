import type { CSSObject } from '@mui/material/styles';
import { colors, media, sizes, space } from '../../theme/tokens';

const halves: CSSObject = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** Two columns, which begin at the same lines in every row of the page. */
export const columns: CSSObject = {
  display: 'grid',
  columnGap: space.columns,
  [media.desktop]: halves,
  [media.full]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: 24 },
};

/** The columns of a row, also on tablets. */
export const cells: CSSObject = { [media.fromTablet]: halves, ...columns };

/** A row of the page, with a hairline above it. */
export const row: CSSObject = { marginTop: 40, paddingTop: 24, borderTop: `1px solid ${colors.line}` };

/** Sentences of a row. */
export const large: CSSObject = {
  fontSize: sizes.lead,
  lineHeight: 1.35,
  textWrap: 'pretty',
  [media.fromTablet]: { fontSize: '1.5rem' },
};

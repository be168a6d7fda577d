import { space } from '../theme/tokens';

/** The columns that every row of the footer stands in: of four, three and five twelfths. */
export const footerColumns = {
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)',
  gap: space.columns,
} as const;

import { media, space } from '../theme/tokens';

/** The columns that every row of the footer stands in: of four, three and five twelfths; of a half each on tablets. */
export const footerColumns = {
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)',
  gap: space.columns,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

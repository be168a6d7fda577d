import { breakpoints } from '../theme/breakpoints';
import { space } from '../theme/tokens';

/** The columns of a footer row on tablets. */
export const footerHalves = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } as const;

/** The columns of every footer row: four, three and five twelfths; halves on tablets. */
export const footerColumns = {
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)',
  gap: space.columns,
  [breakpoints.only('md')]: footerHalves,
} as const;

import { twelveColumns } from '../theme/tokens';

/** A row of the footer: the columns of the grid. */
export const footerRow = { display: 'grid', gridTemplateColumns: twelveColumns, columnGap: 3 } as const;

/** The place of a part in it: half a row on tablets, a row on phones. */
export const footerPart = (columns: number) =>
  ({ gridColumn: { xs: '1 / -1', md: 'span 6', lg: `span ${columns}` } }) as const;

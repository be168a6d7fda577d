import type { Breakpoint } from '@mui/material/styles';
import { breakpoints } from './breakpoints';

/** Styles from a width on, in browsers that can show what is folded. In this order, because `sx` moves widths to its beginning. */
export const whereUnfolded = (from: Breakpoint, styles: object) => ({
  '@supports selector(::details-content)': { [breakpoints.up(from)]: styles },
});

/** Styles of a `<details>` that is always open from a width on. */
export const unfolded = (from: Breakpoint) =>
  whereUnfolded(from, {
    '&::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
    '& > summary': { display: 'none' },
  });

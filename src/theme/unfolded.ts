import type { Breakpoint } from '@mui/material/styles';
import { breakpoints } from './breakpoints';

/** Styles from a width on, in browsers that can show what is folded. */
export const whereUnfolded = (from: Breakpoint, styles: object) => ({
  [breakpoints.up(from)]: { '@supports selector(::details-content)': styles },
});

/** Styles of a `<details>` that is always open from a width on. */
export const unfolded = (from: Breakpoint) =>
  whereUnfolded(from, {
    '&::details-content': { contentVisibility: 'visible', display: 'block', blockSize: 'auto' },
    '& > summary': { display: 'none' },
  });

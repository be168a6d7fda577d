import type { Components, Theme } from '@mui/material/styles';
import { breakpoints, wideGutter } from '../breakpoints';
import { arrowClip, colors, floatingGutter, sizes, space, widths } from '../tokens';

/** Where content stands: the width of the page, cards, tags. */
export const surfaces: Components<Theme> = {
  /**
   * The width of the content, inside the frame, with the same edges in every section. In wide windows it takes half of what the
   * window has more; it is relative to the section, which must be a container.
   */
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: {
        '--gutter': space.gutter,
        maxWidth: `calc(${widths.content} + 2 * var(--gutter))`,
        paddingInline: 'var(--gutter)',
        [wideGutter]: { '--gutter': floatingGutter },
        [breakpoints.up('xxl')]: {
          maxWidth: `max(${widths.wide} + 2 * var(--gutter), min((${widths.wide} + 100cqi) / 2 + var(--gutter), ${widths.widest}))`,
        },
      },
    },
  },
  MuiAppBar: { defaultProps: { color: 'transparent' } },
  // As `elevation`, MUI's default, each would have a style attribute, whose hash every page's policy would list.
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { border: 0, borderRadius: 0, transition: 'none' } },
  },
  /** A short word in a bar that ends in an arrow. */
  MuiChip: {
    styleOverrides: {
      root: {
        display: 'inline-block',
        height: 'auto',
        borderRadius: 0,
        padding: '7px 28px 7px 14px',
        background: colors.emberButton,
        color: colors.paper,
        clipPath: arrowClip('15px'),
        fontSize: sizes.caption,
        fontWeight: 750,
        fontStretch: '108%',
        lineHeight: 1.3,
        verticalAlign: 'baseline',
        whiteSpace: 'normal',
        '@media print': { padding: 0, clipPath: 'none' },
      },
      label: { display: 'inline', padding: 0, overflow: 'visible', whiteSpace: 'inherit' },
    },
  },
};

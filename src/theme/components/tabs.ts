import type { Components, Theme } from '@mui/material/styles';
import { breakpoints } from '../breakpoints';
import { arrowClip, colors, durations, pointerClip, selectedWhereForced, sizes } from '../tokens';

/** How far a row of tabs goes beyond the content, in pixels. */
const fade = 12;

/** The shape of every bar. */
const arrow = arrowClip('22px');

/** Height of the pointer, in pixels. */
const pointerHeight = 34;

/**
 * Tabs as bars of the label: the selected one is longer, and the black pointer stands beside it. A column, and a row that scrolls on
 * phones, whatever the scripts say.
 */
export const tabs: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 0, overflow: 'visible' },
      scroller: {
        display: 'block',
        overflow: 'visible',
        whiteSpace: 'normal',
        // The list is as high as what is beside it.
        [breakpoints.up('md')]: { display: 'grid' },
        // Room for the pointer behind the chosen bar.
        paddingInlineEnd: 36,
        [breakpoints.only('md')]: { paddingInlineEnd: 30 },
        [breakpoints.down('md')]: {
          overflowX: 'auto',
          // Swiping beyond the first tab must not navigate back.
          overscrollBehaviorX: 'contain',
          scrollbarWidth: 'none',
          scrollSnapType: 'x proximity',
          // Tabs fade out before the frame: a cut-off one shows that there is more.
          width: 'auto',
          marginInline: -fade,
          paddingInline: fade,
          scrollPaddingInline: 40,
          maskImage: `linear-gradient(to right, transparent, black ${fade}px calc(100% - ${fade}px), transparent)`,
          paddingBlock: 6,
        },
      },
      list: {
        flexDirection: 'column',
        gap: 6,
        [breakpoints.down('md')]: { flexDirection: 'row', gap: 8, width: 'max-content' },
      },
      indicator: {
        inset: '0 0 auto auto',
        width: 30,
        background: 'none',
        transition: `top ${durations.slide}ms ease-out`,
        '&::before': {
          content: '""',
          position: 'absolute',
          top: `calc(50% - ${pointerHeight / 2}px)`,
          insetInline: 0,
          height: pointerHeight,
          background: colors.ink,
          clipPath: pointerClip('12px'),
        },
        [breakpoints.only('md')]: { width: 22 },
        [breakpoints.down('md')]: { display: 'none' },
        // Before MUI has measured the tabs.
        '[role="tab"] > &': { display: 'none' },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        flexDirection: 'row',
        justifyContent: 'start',
        width: '86%',
        minWidth: 0,
        maxWidth: 'none',
        minHeight: 48,
        [breakpoints.up('md')]: { flexGrow: 1, maxHeight: 72 },
        padding: '10px 40px 10px 18px',
        isolation: 'isolate',
        overflow: 'visible',
        clipPath: arrow,
        color: colors.ink,
        opacity: 1,
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: 0,
          zIndex: -1,
          background: colors.line,
          clipPath: arrow,
          transition: `background-color ${durations.colour}ms`,
        },
        fontSize: sizes.body,
        fontWeight: 600,
        lineHeight: 1.25,
        textAlign: 'start',
        transition: `width ${durations.slide}ms ease-out`,
        '&:hover::before': { background: colors.paper },
        '&[aria-selected="true"]': { width: '100%', color: colors.paper, fontWeight: 700 },
        '&[aria-selected="true"]::before': { background: colors.emberButton },
        // The clip path would cut the ring off.
        '&:focus-visible': { clipPath: 'none' },
        [breakpoints.down('xl')]: { paddingInline: '16px 28px' },
        [breakpoints.only('md')]: { width: '100%', paddingInline: '10px 22px' },
        [breakpoints.up('xxl')]: { fontSize: sizes.lead },
        [breakpoints.down('md')]: {
          '&, &[aria-selected="true"]': { width: 'auto' },
          flex: 'none',
          scrollSnapAlign: 'center',
          maxWidth: '80vw',
        },
        '@media (forced-colors: active)': {
          '&::before': { display: 'none' },
          '&[aria-selected="true"]': selectedWhereForced,
        },
      },
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { breakpoints } from '../breakpoints';
import { colors, durations, sizes } from '../tokens';

/** What opens in place: questions and their answers. */
export const disclosures: Components<Theme> = {
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        overflowAnchor: 'auto',
        borderBottom: `1px solid ${colors.line}`,
        background: 'none',
        '&::before': { display: 'none' },
        '&:first-of-type': { borderTop: `1px solid ${colors.line}` },
        '&[open] > summary svg': { transform: 'rotate(180deg)' },
        '& > p': { paddingBottom: 24, maxWidth: '62ch', color: colors.inkSoft, textWrap: 'pretty' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        gap: 24,
        minHeight: 64,
        padding: '18px 0',
        fontSize: sizes.lead,
        fontWeight: 650,
        lineHeight: 1.3,
        textWrap: 'pretty',
        [breakpoints.down('md')]: { minHeight: 48, paddingBlock: 9, fontSize: sizes.body },
        '& svg': { transition: `transform ${durations.colour}ms` },
        '&:hover': { color: colors.emberText },
      },
      content: { display: 'block', margin: 0 },
      // The attribute of `<details>` turns the arrow: MUI does not know what the browser and the other questions close.
      expandIconWrapper: { color: colors.emberText, '&, &.Mui-expanded': { transform: 'none' } },
    },
  },
};

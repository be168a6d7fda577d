import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { scriptsFailed } from '../../packages/fast-page/marks';
import { breakpoints } from '../theme/breakpoints';
import { screenOnly } from '../theme/print-styles';
import { colors, fixedClass, frame, lowWindow, ring, sizes, withMouse } from '../theme/tokens';
import type { ConsentChoice } from './consent-record';
import { noChoiceAttribute } from './mark-no-choice';
import { useRoomBelow } from './use-room-below';

interface CookieBarProps {
  texts: Queries.ConsentTextsFragment['banner'];
  /** Whether the stored choice has not been read yet: the bar is then visible only if the script in the head has found none. */
  waiting?: boolean;
  /** Whether the dialog with the details is open or loading. */
  customising: boolean;
  onChoose: (choice: ConsentChoice) => void;
  onCustomise: () => void;
}

const Root = styled(Paper)({
  position: 'fixed',
  zIndex: 50,
  insetInline: 0,
  bottom: 0,
  borderTop: `1.5px solid ${colors.ink}`,
  paddingTop: 10,
  // Enlarged text must not push the buttons out of the window.
  maxHeight: '80dvh',
  overflowY: 'auto',
  // Where the bar scrolls, what is cut off fades. Where it does not, this is the empty edge below the buttons.
  '&::after': {
    content: '""',
    position: 'sticky',
    bottom: 0,
    display: 'block',
    height: `calc(10px + ${frame.inset})`,
    background: `linear-gradient(transparent, ${colors.paper} 75%)`,
    pointerEvents: 'none',
  },
  [lowWindow]: { maxHeight: '50dvh' },
  // While the page is still loading, nothing follows the bar: a partly loaded bar would move when the rest arrives.
  [`html:not([${noChoiceAttribute}]) &[data-waiting], div:not(:has(+ *)) > &[data-waiting], html[${scriptsFailed}] &`]: {
    display: 'none',
  },
  ...screenOnly,
}) as typeof Paper;

/** With the edges of the page's content. */
const Inner = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '14px 32px',
  '& > p': { flex: '1 1 24em', lineHeight: 1.45, textWrap: 'pretty' },
  [breakpoints.down('md')]: { rowGap: 8, '& > p': { fontSize: sizes.caption, lineHeight: 1.35 } },
});

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& > button': { minHeight: 46, paddingInline: 18, fontSize: sizes.caption, flex: '1 1 auto' },
  // In one row, so that the headline and the first action stay in sight above the bar.
  [breakpoints.down('md')]: {
    flex: '1 0 100%',
    gap: 6,
    '& > button': { flex: '1 1 0', minWidth: 'min-content', padding: '4px 6px', lineHeight: 1.15, overflowWrap: 'normal' },
  },
});

/** A rectangle, because it leads nowhere. The dialog is loaded on the first click: a thicker ring acknowledges the click at once. */
const Customise = styled(Button)({
  boxShadow: ring('1.5px'),
  '&::before': { display: 'none' },
  [withMouse]: { '&:hover': { background: colors.ink, color: colors.paper } },
  '&[aria-expanded="true"]': { boxShadow: ring('3px') },
});

/**
 * The bar at the bottom of every page until a choice is made. Search engines must quote the page, not the bar.
 */
export function CookieBar({ texts, waiting = false, customising, onChoose, onCustomise }: CookieBarProps) {
  const ref = useRef<HTMLElement>(null);
  useRoomBelow(ref);
  return (
    <Root
      component="section"
      ref={ref}
      className={fixedClass}
      aria-label={texts.label}
      data-waiting={waiting || undefined}
      data-nosnippet
    >
      <Inner>
        <Typography>{texts.text}</Typography>
        {/* Accepting and refusing look the same, because refusing must be as easy as accepting (CNIL, AEPD). */}
        <Buttons>
          <Button variant="solid" onClick={() => onChoose('all')}>
            {texts.acceptAll}
          </Button>
          <Button variant="solid" onClick={() => onChoose('essential')}>
            {texts.essentialOnly}
          </Button>
          <Customise variant="outlined" aria-haspopup="dialog" aria-expanded={customising} onClick={onCustomise}>
            {texts.customise}
          </Customise>
        </Buttons>
      </Inner>
    </Root>
  );
}

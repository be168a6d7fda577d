import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { type CSSObject, styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef } from 'react';
import { startKeyboardInView } from '../../packages/fast-page';
import { breakpoints } from '../theme/breakpoints';
import { screenOnly } from '../theme/print-styles';
import { colors, confirmationStrip, durations, fingertip, fixedClass, sizes } from '../theme/tokens';
import { CloseIcon } from '../ui/CloseIcon';
import type { ConsentChoice } from './consent-record';
import { useRoomBelow } from './use-room-below';

interface ToastProps {
  texts: Queries.ConsentTextsFragment['toast'];
  choice: ConsentChoice;
  onClose: () => void;
}

const Root = styled(Paper)({
  position: 'fixed',
  zIndex: 50,
  inset: 'auto 0 0',
  background: colors.deep,
  color: colors.onDeep,
  ...screenOnly,
});

/** With the edges of the page's content. On phones there is room for what was chosen only: that it was stored is told to screen readers. */
const Inner = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  minHeight: confirmationStrip.usual,
  fontSize: sizes.body,
  lineHeight: 1.3,
  '& > p': { flex: 1 },
  '& strong': { marginInlineEnd: 12 },
  [breakpoints.down('md')]: {
    minHeight: confirmationStrip.phone,
    fontSize: sizes.caption,
    '& strong': visuallyHidden as CSSObject,
  },
});

const Close = styled(IconButton)({
  width: fingertip,
  height: fingertip,
  background: 'none',
  color: 'inherit',
  [breakpoints.down('sm')]: { display: 'none' },
});

/** The confirmation of a choice, in the place of the bar (docs/product.md, Cookies); `Consent` has the region that announces it. */
export function Toast({ texts, choice, onClose }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null);
  useRoomBelow(ref);
  // The bar went together with the button that had the focus.
  useEffect(startKeyboardInView, []);
  // Not MUI's snackbar: it stays while the mouse is on it, and the mouse still is where the button of the bar was.
  useEffect(() => {
    const hide = () => !ref.current?.contains(document.activeElement) && onClose();
    const timer = setInterval(hide, durations.toast);
    return () => clearInterval(timer);
  }, [onClose]);
  return (
    <Root ref={ref} className={fixedClass}>
      <Inner>
        <p>
          <strong>{texts.title}</strong> {texts[choice]}
        </p>
        <Close aria-label={texts.close} onClick={onClose}>
          <CloseIcon size={14} />
        </Close>
      </Inner>
    </Root>
  );
}

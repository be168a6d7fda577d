import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { startKeyboardInView } from '../../packages/fast-page';
import { colors, confirmationStrip, durations, fingertip, media, sizes } from '../theme/tokens';
import { CloseIcon } from '../ui/CloseIcon';
import type { ConsentChoice } from './consent-record';
import { useRoomBelow } from './use-room-below';

interface ToastProps {
  texts: Queries.ConsentTextsFragment['toast'];
  choice: ConsentChoice;
  onClose: () => void;
}

const Body = styled('div')({ flex: 1, background: colors.deep, color: colors.onDeep });

/** With the edges of the page's content. On phones, the title has a line of its own: the two do not fit beside one another. */
const Inner = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  minHeight: confirmationStrip,
  fontSize: sizes.small,
  lineHeight: 1.3,
  '& > p': { flex: 1 },
  '& strong': { marginInlineEnd: 12 },
  [media.mobile]: { gap: 8, fontSize: sizes.caption, '& strong': { display: 'block' } },
});

/** The confirmation of a choice, in the place of the bar (docs/product.md, Cookies); `Consent` has the region that announces it. */
export function Toast({ texts, choice, onClose }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null);
  useRoomBelow(ref);
  // The bar went together with the button that had the focus.
  useEffect(startKeyboardInView, []);
  return (
    <Snackbar
      open
      autoHideDuration={durations.toast}
      transitionDuration={0}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{
        zIndex: 50,
        // Also in wide windows, where MUI has a rule of its own.
        '&&': { inset: 'auto 0 0', transform: 'none' },
      }}
    >
      <Body ref={ref}>
        <Inner>
          <p>
            <strong>{texts.title}</strong> {texts[choice]}
          </p>
          <IconButton
            aria-label={texts.close}
            onClick={onClose}
            sx={{ width: fingertip, height: fingertip, background: 'none', color: 'inherit' }}
          >
            <CloseIcon size={14} />
          </IconButton>
        </Inner>
      </Body>
    </Snackbar>
  );
}

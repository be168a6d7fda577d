import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { startKeyboardInView } from '../../packages/fast-page';
import { colors, coveredBelow, durations, radius, sizes } from '../theme/tokens';
import { CloseIcon } from '../ui/CloseIcon';
import type { ConsentChoice } from './consent-record';

interface ToastProps {
  texts: Queries.ConsentTextsFragment['toast'];
  choice: ConsentChoice;
  onClose: () => void;
}

const Body = styled('div')({
  display: 'flex',
  alignItems: 'start',
  gap: 20,
  padding: '16px 12px 16px 22px',
  border: `1px solid ${colors.lineOnDeep}`,
  borderRadius: radius,
  background: colors.deep,
  color: colors.onDeep,
  fontSize: sizes.small,
  lineHeight: 1.45,
  '& strong': { display: 'block' },
});

/** The confirmation of a choice (docs/product.md, Cookies); `Consent` has the region that announces it. */
export function Toast({ texts, choice, onClose }: ToastProps) {
  // The bar went together with the button that had the focus.
  useEffect(startKeyboardInView, []);
  return (
    <Snackbar
      open
      autoHideDuration={durations.toast}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{
        // Below the menu on phones.
        zIndex: 65,
        // Also in wide windows, where MUI has a rule of its own.
        '&&': { bottom: `calc(${coveredBelow} + 8px)` },
      }}
    >
      <Body>
        <div>
          <strong>{texts.title}</strong>
          {texts[choice]}
        </div>
        <IconButton
          aria-label={texts.close}
          onClick={onClose}
          sx={{ width: 44, height: 44, background: 'none', color: 'inherit' }}
        >
          <CloseIcon size={14} />
        </IconButton>
      </Body>
    </Snackbar>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { contentId } from './content-id';

const Root = styled(Button)({
  position: 'fixed',
  top: 24,
  left: 24,
  zIndex: 70,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

/** Lets keyboard users skip the header. */
export function SkipLink() {
  const { t } = useTranslation('header');
  return <Root href={`#${contentId}`}>{t('skipToContent')}</Root>;
}

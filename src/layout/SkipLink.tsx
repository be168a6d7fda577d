import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { contentId } from './content-id';

/** Around the button, whose styles are then those of every primary one. */
const Root = styled('div')({
  position: 'fixed',
  top: 24,
  left: 24,
  zIndex: 70,
  '&:not(:focus-within)': { transform: 'translateY(-200%)' },
});

/** Lets keyboard users skip the header. */
export function SkipLink() {
  const { t } = useTranslation('header');
  return (
    <Root>
      <Button href={`#${contentId}`}>{t('skipToContent')}</Button>
    </Root>
  );
}

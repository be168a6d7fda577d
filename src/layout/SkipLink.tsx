import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../ui/button-styles';

/** Id of the page's content; the hyphen sets it apart from ids in the data. */
export const contentId = 'page-content';

const Root = styled('a')({
  ...buttonStyles.primary,
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

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Chevron } from '../ui/Chevron';
import { PageLink } from '../ui/PageLink';

/** The link to a feature's page in a card, all of which leads there: the card must be positioned. */
export function LearnMore({ name, path }: { name: string; path: string }) {
  const { t } = useTranslation('learnMore');
  return (
    <Button
      variant="more"
      component={PageLink}
      to={path}
      aria-label={t('about', { feature: name })}
      sx={{ justifyContent: 'start', position: 'static', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
    >
      <span>{t('label')}</span>
      <Chevron direction="right" />
    </Button>
  );
}

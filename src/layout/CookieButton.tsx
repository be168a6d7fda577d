import { useTranslation } from 'react-i18next';
import { useConsent } from '../consent/ConsentProvider';

/** Reopens the cookie choice. In a component of its own, so that a choice does not render the footer again. */
export function CookieButton() {
  const { t } = useTranslation('footer');
  const { customising, setCustomising } = useConsent();
  return (
    <button type="button" aria-haspopup="dialog" aria-expanded={customising} onClick={() => setCustomising(true)}>
      {t('cookies')}
    </button>
  );
}

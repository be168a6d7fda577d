import { useEffect } from 'react';
import type { PageContext } from '../routing/page-context';
import { useConsent } from './ConsentProvider';
import { pushToDataLayer } from './data-layer';

interface PageviewProps {
  page: PageContext;
  title: string;
}

/**
 * Pushes a pageview to the data layer for every visit: path, title, language (docs/product.md, Landing page). The choice of an earlier
 * visit comes first, as consent mode requires. A component and no hook, because a choice would render again whatever uses the hook:
 * the whole page.
 */
export function Pageview({ page: { canonicalPath: path, language }, title }: PageviewProps) {
  const isChoiceKnown = useConsent().choice !== 'unknown';
  useEffect(() => {
    if (!isChoiceKnown) return;
    const push = () => pushToDataLayer({ event: 'pageview', path, title, language });
    // The browser shows the page again as it was, after Back from another site.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && push();
    push();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [path, title, language, isChoiceKnown]);
  return null;
}

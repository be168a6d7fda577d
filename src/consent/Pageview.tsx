import { useEffect } from 'react';
import type { PageContext } from '../routing/page-context';
import { useConsent } from './ConsentProvider';
import { pushToDataLayer } from './data-layer';

interface PageviewProps {
  page: PageContext;
  title: string;
}

/**
 * Pushes a pageview to the data layer, after the visitor's choice: path, title, language (section 2 of the specification). A component
 * and no hook, because a choice would render again whatever uses the hook: the whole page.
 */
export function Pageview({ page: { canonicalPath: path, language }, title }: PageviewProps) {
  const isChoiceKnown = useConsent().choice !== 'unknown';
  useEffect(() => {
    if (isChoiceKnown) pushToDataLayer({ event: 'pageview', path, title, language });
  }, [path, title, language, isChoiceKnown]);
  return null;
}

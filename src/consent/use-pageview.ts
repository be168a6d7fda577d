import { useEffect } from 'react';
import type { PageContext } from '../routing/page-context';
import { useConsent } from './ConsentProvider';
import { pushToDataLayer } from './data-layer';

/** Pushes a pageview to the data layer, behind the visitor's choice: path, title, language (section 2 of the specification). */
export function usePageview({ canonicalPath: path, language }: PageContext, title: string): void {
  const isChoiceKnown = useConsent().choice !== 'unknown';
  useEffect(() => {
    if (isChoiceKnown) pushToDataLayer({ event: 'pageview', path, title, language });
  }, [path, title, language, isChoiceKnown]);
}

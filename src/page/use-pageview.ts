import { useEffect } from 'react';
import type { PageContext } from '../routing/page-context';

declare global {
  interface Window {
    /** The analytics data layer: a plain list, read by nobody before the visitor allows it (decision 15). */
    dataLayer?: object[];
  }
}

/** Says in the data layer that a page was seen: path, title, language (section 2 of the specification). */
export function usePageview({ canonicalPath: path, language }: PageContext, title: string): void {
  useEffect(() => {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: 'pageview', path, title, language });
  }, [path, title, language]);
}

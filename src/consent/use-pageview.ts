import { useEffect } from 'react';
import type { PageContext } from '../routing/page-context';
import { pushToDataLayer } from './data-layer';

/** Pushes a pageview to the data layer: path, title, language (section 2 of the specification). */
export function usePageview({ canonicalPath: path, language }: PageContext, title: string): void {
  useEffect(() => pushToDataLayer({ event: 'pageview', path, title, language }), [path, title, language]);
}

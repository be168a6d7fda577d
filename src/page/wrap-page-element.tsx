import type { GatsbyBrowser } from 'gatsby';
import { ErrorBoundary } from './ErrorBoundary';

/** Catches whatever a page throws; a new page starts afresh. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => (
  <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
);

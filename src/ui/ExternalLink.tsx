import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps {
  href: string;
  /** Said after the link’s text to those who do not see that a new tab opens. */
  newTabHint: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site, in a new tab (section 7 of the specification). */
export function ExternalLink({ href, newTabHint, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <VisuallyHidden> {newTabHint}</VisuallyHidden>
    </a>
  );
}

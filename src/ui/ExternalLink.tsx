import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps {
  href: string;
  /** Read out after the link text: the link opens in a new tab. */
  newTabHint: string;
  /** The language of what the link leads to, where it may be another than the page’s. */
  hrefLang?: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site, in a new tab (docs/product.md, Storage and outgoing links). */
export function ExternalLink({ href, newTabHint, hrefLang, className, children }: ExternalLinkProps) {
  return (
    <a href={href} hrefLang={hrefLang} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <VisuallyHidden>{` ${newTabHint}`}</VisuallyHidden>
    </a>
  );
}

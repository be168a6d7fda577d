import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Read out after the link text: the link opens in a new tab. */
  newTabHint: string;
}

/** A link to another site, in a new tab (docs/product.md, Storage and outgoing links). */
export const ExternalLink = forwardRef<HTMLAnchorElement, ExternalLinkProps>(function ExternalLink(
  { newTabHint, children, ...rest },
  ref,
) {
  return (
    <a {...rest} ref={ref} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` ${newTabHint}`}</VisuallyHidden>
    </a>
  );
});

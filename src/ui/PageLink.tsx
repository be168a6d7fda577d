import { Link } from 'gatsby';
import type { ComponentProps } from 'react';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'ref'>;

/** A link to a page of this site; the address comes from the route registry. */
export function PageLink(props: PageLinkProps) {
  return <Link {...props} />;
}

import { Link } from 'gatsby';
import { type ComponentProps, forwardRef } from 'react';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'ref'>;

/** A link to a page of this site; the address comes from the route registry. */
export const PageLink = forwardRef<HTMLAnchorElement, PageLinkProps>(function PageLink(props, ref) {
  return <Link {...props} ref={ref as never} />;
});

import { type AnchorHTMLAttributes, forwardRef } from 'react';

/** Queries run at build; in tests components get their data as props. */
export const graphql = () => undefined;

export const navigate = jest.fn();

/** A plain link in Gatsby's place. */
export const Link = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }>(function Link(
  { to, ...rest },
  ref,
) {
  return <a href={to} {...rest} ref={ref} />;
});

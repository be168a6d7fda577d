import type { AnchorHTMLAttributes } from 'react';

/** Queries run at build; in tests components get their data as props. */
export const graphql = () => undefined;

export const navigate = jest.fn();

/** A plain link in Gatsby's place. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a href={to} {...rest} />;
}

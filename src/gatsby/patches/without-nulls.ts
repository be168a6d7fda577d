/**
 * Removes the null characters that React 18's stream adds: it fills a block with nulls if the next character needs more bytes
 * than are left. Browsers show them as broken characters in accessible names.
 *
 * Upstream: facebook/react#31134, closed; fixed in React 19.
 * Can go with React 18.
 */
export const withoutNulls = (html: string): string => html.replaceAll('\0', '');

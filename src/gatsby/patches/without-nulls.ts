/**
 * HTML as React meant it: React 18's stream fills a block up with nulls where the next character has more bytes than are left in it. A
 * browser shows them as a broken character in what pictures and controls are called.
 *
 * Upstream: facebook/react#31134, closed; mended in React 19.
 * Can go with React 18.
 */
export const withoutNulls = (html: string): string => html.replaceAll('\0', '');

import type { CSSObject } from '@emotion/react';

/** Attribute of `<html>` once a script that the page needs has failed. No media query tells: scripts are allowed there. */
export const scriptsFailed = 'data-scripts-failed';

/**
 * Styles for pages that stay without scripts: the browser runs none, or one of the page's own failed on the way. In a style of its
 * own element, after what it changes.
 */
export const withoutScripts = (styles: CSSObject): CSSObject => ({
  '@media (scripting: none)': styles,
  [`html[${scriptsFailed}] &`]: styles,
});

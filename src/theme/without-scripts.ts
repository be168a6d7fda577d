import type { CSSObject } from '@mui/material/styles';

/** Attribute of `<html>` once a required script has failed. No media query covers this case: scripts are enabled then. */
export const scriptsFailed = 'data-scripts-failed';

/**
 * Styles for pages without scripts: the browser runs none, or one of the page failed to load. Must follow the styles that it
 * overrides.
 */
export const withoutScripts = (styles: CSSObject): CSSObject => ({
  '@media (scripting: none)': styles,
  [`html[${scriptsFailed}] &`]: styles,
});

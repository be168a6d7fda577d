import { scriptsFailed } from '../../packages/fast-page/marks';

/**
 * Styles for pages without scripts: the browser runs none, or one of the page failed to load. Must follow the styles that it
 * overrides.
 */
export const withoutScripts = (styles: object) => ({
  '@media (scripting: none)': styles,
  [`html[${scriptsFailed}] &`]: styles,
});

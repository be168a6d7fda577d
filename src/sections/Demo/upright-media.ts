import { breakpoints, condition } from '../../theme/breakpoints';

/**
 * Media query for the upright poster: on phones, where letters of the wide one would be smaller than 11 px, and without scripts,
 * where the poster stays and must not look like something to click: only the wide one shows buttons.
 */
export const posterUpright = `${condition(breakpoints.down('sm'))}, (scripting: none)`;

import { breakpoints, condition } from '../../theme/breakpoints';

/** Media query for the upright picture, where letters of the wide one would be smaller than 11 px. */
export const panelUpright = condition(breakpoints.down('lg'));

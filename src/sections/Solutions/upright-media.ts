import { conditions } from '../../theme/tokens';

/** Media query for the upright picture, where letters of the wide one would be smaller than 11 px. */
export const panelUpright = conditions.belowDesktop;

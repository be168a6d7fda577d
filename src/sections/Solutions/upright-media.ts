import { narrowerThan } from '../../theme/narrower-than';
import { conditions, fullFrom } from '../../theme/tokens';

/**
 * Media query for the upright picture, where letters of the wide one would be smaller than 11 px. Without scripts, the panels are a
 * list, each with its text next to the picture.
 */
export const panelUpright = `${conditions.belowDesktop}, ${narrowerThan(fullFrom)} and (scripting: none)`;

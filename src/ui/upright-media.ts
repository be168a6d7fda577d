import { narrowerThan } from '../theme/narrower-than';
import { fullFrom, media } from '../theme/tokens';

/** The condition without `@media`, as `<source media>` needs it. */
const conditionOf = (query: string) => query.slice('@media '.length);

// Where upright versions replace product pictures: wherever a letter of the wide one would be smaller than 11 px.

/** Without scripts, the poster stays, and must not look like something to click: only the wide one shows buttons. */
export const posterUpright = `${conditionOf(media.phone)}, (scripting: none)`;

/** In a panel of the solutions; without scripts, the panels are a list, each with its text next to the picture. */
export const panelUpright = `${conditionOf(media.belowDesktop)}, ${narrowerThan(fullFrom)} and (scripting: none)`;

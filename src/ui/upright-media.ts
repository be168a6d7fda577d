import { media } from '../theme/tokens';

/** The condition without `@media`, as `<source media>` needs it. */
const conditionOf = (query: string) => query.slice('@media '.length);

// Where upright versions replace product pictures: wherever a letter of the wide one would be smaller than 11 px.

/** Without scripts, the poster stays. */
export const posterUpright = `${conditionOf(media.phone)}, ${conditionOf(media.belowDesktop)} and (scripting: none)`;

/** In a panel of the solutions; without scripts, the panels are a list, each with its text next to the picture. */
export const panelUpright = `${conditionOf(media.belowDesktop)}, (scripting: none)`;

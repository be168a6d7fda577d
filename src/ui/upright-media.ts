import { media } from '../theme/tokens';

/** The condition alone: what `<source media>` takes. */
const conditionOf = (query: string) => query.slice('@media '.length);

// Where pictures of the product give way to their upright versions: wherever a letter of the wide one would be smaller than 11 px.

/** Without scripts, the poster stays. */
export const posterUpright = `${conditionOf(media.phone)}, ${conditionOf(media.belowDesktop)} and (scripting: none)`;

/** In a panel of the solutions; without scripts the panels are a list, each with its words beside the picture. */
export const panelUpright = `${conditionOf(media.belowDesktop)}, (scripting: none)`;

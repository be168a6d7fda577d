/** How many related features a page shows (docs/product.md, Feature list and feature page); the page's query asks for one more, since it may get its own. */
const shown = 4;

/** The features to show beside one: the other features in order, the first four. */
export function relatedFeatures<F extends { id: string }>(features: readonly F[], current: string): F[] {
  return features.filter(({ id }) => id !== current).slice(0, shown);
}

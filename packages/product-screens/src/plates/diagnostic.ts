import type { Screen } from '../frame';

/** The plates of the feature, in the order of its benefits. */
export const plates: readonly Screen[] = [];

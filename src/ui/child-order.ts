/**
 * Styles that tell each child of an element its place as `--order`, from 0. The style sheet says so and no style attributes: the
 * policy would have to name each of them by its hash, which no compression makes smaller.
 * @param count how many children there are
 */
export const childOrder = (count: number): Record<string, { '--order': number }> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`& > :nth-child(${index + 1})`, { '--order': index }]));

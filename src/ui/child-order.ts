/**
 * Styles that give each child of an element its position as `--order`, from 0. A style sheet is used instead of style attributes,
 * because the policy would need a hash for each attribute, and hashes do not compress.
 * @param count the number of children
 */
export const childOrder = (count: number): Record<string, { '--order': number }> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`& > :nth-child(${index + 1})`, { '--order': index }]));

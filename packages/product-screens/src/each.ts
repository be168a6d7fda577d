/** Renders every item of a list and joins the results. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join('');
}

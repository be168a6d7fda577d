/**
 * The values of an option that selects from a list, such as `--lanes units,types`.
 * @param option its name, such as `--lanes`
 * @param value some of the list, separated by commas; undefined for all of it
 * @param all the list
 * @throws Error that names the values that are not in the list, and the list
 */
export function selected(option: string, value: string | undefined, all: readonly string[]): readonly string[] {
  if (value === undefined) return all;
  const values = value.split(',');
  const unknown = values.filter((one) => !all.includes(one));
  if (unknown.length > 0) throw new Error(`${option} ${unknown.join()}: expected some of ${all.join()}.`);
  return values;
}

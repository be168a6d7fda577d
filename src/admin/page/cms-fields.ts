/** The options of a CMS field that are used here. */
export interface CmsField {
  name: string;
  widget?: string;
  required?: boolean;
  /** The value to write for an empty field that is not required; if undefined, the key is left out. */
  whenEmpty?: null | readonly never[];
  default?: unknown;
  /** The fields of a group, or of each entry of a list. */
  fields?: readonly CmsField[];
}

/** Converts a file's content for the CMS, which only finds pictures whose path starts with a slash. */
export const asInCms = (content: unknown, fields: readonly CmsField[]): unknown =>
  changeFields(content, fields, (value, { widget }) => (widget === 'image' && value ? `/${value}` : value));

/**
 * Converts content of the CMS for the site's files. An empty field that is not required is left out or becomes `null` or an empty
 * list, depending on the field; the CMS itself treats all empty fields alike.
 */
export const asInFile = (content: unknown, fields: readonly CmsField[]): unknown =>
  changeFields(content, fields, (value, { widget, required, whenEmpty }) => {
    if (required === false && isEmpty(value)) return whenEmpty;
    return widget === 'image' && typeof value === 'string' ? value.replace(/^\//, '') : value;
  });

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Changes the value of every field, inner fields first; if the new value is undefined, the key is removed. */
function changeFields(
  content: unknown,
  fields: readonly CmsField[],
  change: (value: unknown, field: CmsField) => unknown,
): unknown {
  if (Array.isArray(content)) return content.map((entry) => changeFields(entry, fields, change));
  if (typeof content !== 'object' || content === null) return content;
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(content).flatMap(([key, value]): [string, unknown][] => {
      const field = known.get(key);
      const inner = field?.fields ? changeFields(value, field.fields, change) : value;
      const changed = field ? change(inner, field) : inner;
      return changed === undefined ? [] : [[key, changed]];
    }),
  );
}

/** What this needs to know of a field of the CMS. */
export interface CmsField {
  name: string;
  widget?: string;
  required?: boolean;
  /** What stands for none in a field that is not required; without it, the key is left out. */
  whenEmpty?: null | readonly never[];
  default?: unknown;
  /** The fields of a group, or of each entry of a list. */
  fields?: readonly CmsField[];
}

/** Content of a file as the CMS needs it: to find a picture, it wants its path to start with a slash. */
export const asInCms = (content: unknown, fields: readonly CmsField[]): unknown =>
  changeFields(content, fields, (value, { widget }) => (widget === 'image' && value ? `/${value}` : value));

/**
 * Content of the CMS as the site's files have it. Where a field is empty, a key that may be left out is left out, others are `null`
 * or an empty list: the CMS itself does the same for all of them.
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

/** Changes the value of every field, of the inner ones first; undefined takes its key out. */
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

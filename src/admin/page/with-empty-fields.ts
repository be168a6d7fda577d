/** What this needs to know of a field of the CMS. */
export interface CmsField {
  name: string;
  required?: boolean;
  /** What stands for none in a field that is not required; without it, the key is left out. */
  whenEmpty?: null | readonly never[];
  default?: unknown;
  /** The fields of a group, or of each entry of a list. */
  fields?: readonly CmsField[];
}

/**
 * Content as the CMS has it, with its empty fields as the site's files have them: a key that may be left out is left out, others
 * are `null` or an empty list. The CMS itself does the same for all of them.
 * @param content a file, or a part of it
 * @param fields what the CMS knows of its keys
 */
export function withEmptyFields(content: unknown, fields: readonly CmsField[]): unknown {
  if (Array.isArray(content)) return content.map((entry) => withEmptyFields(entry, fields));
  if (typeof content !== 'object' || content === null) return content;
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(content).flatMap(([key, value]): [string, unknown][] => {
      const field = known.get(key);
      if (field?.required === false && isEmpty(value)) {
        return field.whenEmpty === undefined ? [] : [[key, field.whenEmpty]];
      }
      return [[key, field?.fields ? withEmptyFields(value, field.fields) : value]];
    }),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

import type { Field } from '../edits/fields';

/** The options of a CMS field, without its name. */
interface Options {
  widget: string;
  [option: string]: unknown;
}

/** A field of Sveltia CMS (sveltiacms.app/en/docs/fields). */
export interface Widget extends Options {
  name: string;
}

/** The file that a field belongs to. */
interface Of {
  /** The folder below `data/images` where new pictures of this file go. */
  pictures: string;
  /** Whether the file exists once per language. */
  isLocalised: boolean;
}

type Kind<Name extends Field['kind']> = Extract<Field, { kind: Name }>;

/** The placeholder for a language code in paths of the CMS. */
export const locale = '{{locale}}';

/**
 * Returns the CMS fields of a group, in the order of its schema.
 * @throws Error if the CMS has no matching field; the error names the key
 */
export const widgetsOf = ({ fields }: Kind<'group'>, of: Of): Widget[] =>
  Object.entries(fields).map(([name, field]) => widgetOf(name, field, of));

const widgetOf = (name: string, field: Field, of: Of): Widget => ({
  name,
  ...kindOf(name, field, of),
  ...(field.description !== undefined && { hint: field.description }),
  ...whenEmpty(field),
  // An id is the same in all languages: the CMS copies it from the first one.
  ...(of.isLocalised && { i18n: isId(field) ? 'duplicate' : true }),
});

/** Returns how the CMS treats an empty field: it regards an empty list as missing. */
function whenEmpty(field: Field) {
  if (field.isNullable) return { required: false, whenEmpty: null };
  if (field.isOptional) return { required: false };
  return field.kind === 'list' && !field.least ? { required: false, whenEmpty: [] } : {};
}

const isId = (field: Field) => field.kind === 'reference' || (field.kind === 'text' && field.isId);

function kindOf(name: string, field: Field, of: Of): Options {
  switch (field.kind) {
    case 'text':
      return textWidget(field);
    case 'reference':
    case 'union':
      return { widget: 'string' };
    case 'number':
      return {
        widget: 'number',
        value_type: field.isWhole ? 'int' : 'float',
        ...given({ min: field.least, max: field.most }),
      };
    case 'yes-no':
      // A toggle has no third state: it would write the key into every entry that lacks it.
      return field.isOptional ? { widget: 'select', options: yesOrNo } : { widget: 'boolean' };
    case 'choice':
      return { widget: 'select', options: field.options };
    case 'picture':
      return {
        widget: 'image',
        media_folder: `/data/images/${of.pictures}`,
        public_folder: `/${of.pictures}`,
        choose_url: false,
      };
    case 'list':
      return listWidget(name, field, of);
    case 'group':
      return { widget: 'object', fields: widgetsOf(field, of) };
    case 'map':
      throw new Error(`${name}: the CMS has no field for a map. Add one to src/admin/widget-of.ts.`);
  }
}

const yesOrNo = [
  { label: 'yes', value: true },
  { label: 'no', value: false },
];

const textWidget = ({ isCopy, pattern, expected, minLength, maxLength }: Kind<'text'>) => ({
  widget: isCopy ? 'text' : 'string',
  ...given({ minlength: minLength, maxlength: maxLength }),
  ...(pattern !== undefined && { pattern: [pattern, `Expected: ${expected}.`] }),
});

function listWidget(name: string, { entry, least, most }: Kind<'list'>, of: Of) {
  // `page/cms-fields.ts` converts the paths of pictures in groups only.
  if (entry.kind === 'picture') throw new Error(`${name}: put each picture of the list into a group.`);
  const limits = given({ min: least, max: most });
  if (entry.kind !== 'group') return { widget: 'list', field: widgetOf('entry', entry, of), ...limits };
  return { widget: 'list', collapsed: true, summary: summaryOf(entry), fields: widgetsOf(entry, of), ...limits };
}

/** Returns the summary of a collapsed entry: its first text that visitors read, or else its first text. */
function summaryOf({ fields }: Kind<'group'>): string {
  const texts = Object.entries(fields).filter(([, { kind }]) => kind === 'text' || kind === 'reference');
  const [name] = texts.find(([, field]) => field.kind === 'text' && field.isCopy) ?? texts[0] ?? [];
  return `{{fields.${name}}}`;
}

const given = (options: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

import { namedCollections } from '../content/collection-facts';
import { entryPath, factFiles, languageFiles, localesFolder } from '../content/file-kinds';
import { schemaReference } from '../content/json-schemas';
import { interfaceSchemas } from '../content/schemas/interface';
import { fieldsOf } from '../edits/fields';
import { locale, type Widget, widgetsOf } from './widget-of';

/** A placeholder for any language: the fields are the same in all languages. */
const anyLanguage = 'xx';

const options = { format: 'site-json', editor: { preview: false } };

/**
 * Returns the collections of the CMS: the files that editors change, in groups (sveltiacms.app/en/docs/collections). They do not
 * depend on the content. `whenEmpty` is for `page`; the CMS itself does not know this option.
 */
export const cmsCollections = (): object[] => [
  ...namedCollections.map(entries),
  localisedFiles(
    'content',
    Object.values(languageFiles).map(({ path }) => path),
  ),
  localisedFiles(
    'interface',
    Object.keys(interfaceSchemas).map((key) => `${key}.json`),
  ),
  {
    name: 'facts',
    label: 'Facts',
    ...options,
    files: Object.values(factFiles).map(({ path }) => ({
      name: nameOf(path),
      label: path,
      file: `data/${path}`,
      fields: fileWidgets(path, { pictures: nameOf(path), isLocalised: false }),
    })),
  },
];

/** Entries can only be changed: a new one also needs a line in the file that lists the entries, an address and pictures. */
const entries = ([name, collection]: (typeof namedCollections)[number]) => ({
  name,
  label: capital(name),
  folder: `data/${localesFolder}/${locale}/${collection.folder}`,
  extension: 'json',
  ...options,
  i18n: true,
  create: false,
  delete: false,
  identifier_field: collection.names[0],
  fields: fileWidgets(entryPath(anyLanguage, collection, 'id'), { pictures: name, isLocalised: true }),
});

const localisedFiles = (name: string, paths: readonly string[]) => ({
  name,
  label: capital(name),
  ...options,
  i18n: true,
  files: paths.map((path) => ({
    name: nameOf(path),
    label: path,
    file: `data/${localesFolder}/${locale}/${path}`,
    i18n: true,
    fields: fileWidgets(`${localesFolder}/${anyLanguage}/${path}`, { pictures: nameOf(path), isLocalised: true }),
  })),
});

function fileWidgets(path: string, of: Parameters<typeof widgetsOf>[1]): Widget[] {
  const root = fieldsOf(path);
  if (root.kind !== 'group') throw new Error(`data/${path} is no group of fields.`);
  const schema = {
    name: '$schema',
    widget: 'hidden',
    default: schemaReference(path),
    ...(of.isLocalised && { i18n: true }),
  };
  return [schema, ...widgetsOf(root, of)];
}

const nameOf = (path: string) => path.replace(/^.*\/|\.json$/g, '');

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

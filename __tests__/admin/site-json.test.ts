import { cmsCollections } from '../../src/admin/collections';
import type { CmsField } from '../../src/admin/page/cms-fields';
import { type CmsCollection, siteJson } from '../../src/admin/page/site-json';
import { schemaReference } from '../../src/content/json-schemas';
import { readData } from '../../src/data/read-data';

const known = cmsCollections() as CmsCollection[];
const { fromFile, toFile } = siteJson(known);

/** The fields of a file of the site; none for a file that the CMS does not have. */
function fieldsOf(path: string): readonly CmsField[] {
  const schema = schemaReference(path);
  const files = known.flatMap((collection) => ('files' in collection ? collection.files : [collection]));
  return files.find(({ fields }) => fields[0]?.default === schema)?.fields ?? [];
}

const sources = [...readData().sources].filter(([path]) => fieldsOf(path).length > 0);

/** Content as the CMS hands it back: keys in another order, empty fields added. */
function asOfCms(value: unknown, fields: readonly CmsField[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => asOfCms(entry, fields));
  if (typeof value !== 'object' || value === null) return value;
  const missing = fields.filter(({ name }) => !(name in value)).map(({ name }) => [name, '']);
  const known = Object.entries(value).map(([name, part]) => {
    const inner = fields.find((field) => field.name === name)?.fields;
    return [name, inner ? asOfCms(part, inner) : (part ?? '')];
  });
  return Object.fromEntries([...missing, ...known.reverse()]);
}

test.each(sources)('%s comes back from the CMS byte for byte, whatever order and empty fields it adds', (path, text) => {
  const content = asOfCms(fromFile(text), fieldsOf(path));
  expect(`${toFile(content as Record<string, unknown>).trim()}\n`).toBe(text);
});

test('a change is written in its place, like what stands around it', () => {
  const text = '{\n  "$schema": "./x.json",\n  "list": [\n    { "id": "a", "at": 1 },\n    { "id": "b", "at": 2 }\n  ]\n}\n';
  const content = {
    ...fromFile(text),
    list: [
      { at: 1, id: 'a' },
      { at: 3, id: 'b' },
      { id: 'c', at: 4 },
    ],
  };
  expect(toFile(content as Record<string, unknown>)).toBe(
    text.replace('"at": 2 }', '"at": 3 },\n    { "id": "c", "at": 4 }'),
  );
});

test('an optional text that was emptied goes with its key, and one that may be null becomes null', () => {
  const fields: CmsField[] = [
    { name: '$schema', default: './x.json' },
    { name: 'note', required: false },
    { name: 'figure', required: false, whenEmpty: null },
  ];
  const format = siteJson([{ fields }]);
  const text = '{ "$schema": "./x.json", "note": "Yes", "figure": 3 }\n';
  const content = { ...format.fromFile(text), note: '', figure: '' };
  expect(format.toFile(content)).toBe('{ "$schema": "./x.json", "figure": null }\n');
});

test('the path of a picture starts with a slash in the CMS, and without one in the file', () => {
  const format = siteJson([
    {
      fields: [
        { name: '$schema', default: './x.json' },
        { name: 'src', widget: 'image' },
      ],
    },
  ]);
  const content = format.fromFile('{ "$schema": "./x.json", "src": "people/a.png" }\n');
  expect(content.src).toBe('/people/a.png');
  expect(format.toFile({ ...content, src: '/people/b.png' })).toBe('{ "$schema": "./x.json", "src": "people/b.png" }\n');
});

test('a file that the CMS makes anew is JSON with two spaces', () => {
  expect(toFile({ $schema: './x.json', text: 'One' })).toBe('{\n  "$schema": "./x.json",\n  "text": "One"\n}');
});

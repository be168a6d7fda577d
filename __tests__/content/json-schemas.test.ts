import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, readData } from '../../src/build/read-data';
import { schemasFolder } from '../../src/content/file-kinds';
import { jsonSchemas, schemaReference } from '../../src/content/json-schemas';

test('data/schemas/ is what src/content/schemas/ says; npm run schemas writes it', () => {
  const folder = join(dataFolder, schemasFolder);
  const written = readdirSync(folder).map((name) => [`${schemasFolder}/${name}`, readFileSync(join(folder, name), 'utf8')]);
  expect(new Map(written as [string, string][])).toEqual(jsonSchemas());
});

test.each([...readData().sources].filter(([path]) => schemaReference(path) !== undefined))(
  '%s names its schema',
  (path, source) => {
    expect(JSON.parse(source)).toHaveProperty('$schema', schemaReference(path));
  },
);

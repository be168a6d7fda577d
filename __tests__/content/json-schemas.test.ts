import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemasFolder } from '../../src/content/file-kinds';
import { jsonSchemas } from '../../src/content/json-schemas';

test('data/schemas/ is what src/content/schemas/ says; npm run schemas writes it', () => {
  const folder = join('data', schemasFolder);
  const written = readdirSync(folder).map((name) => [`${schemasFolder}/${name}`, readFileSync(join(folder, name), 'utf8')]);
  expect(new Map(written as [string, string][])).toEqual(jsonSchemas());
});

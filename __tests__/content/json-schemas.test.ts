import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemasFolder } from '../../packages/content';
import { jsonSchemas } from '../../src/content/model';

test('every whole number has a limit that GraphQL knows: beyond 32 bits, the build would end without naming the key', () => {
  const limits: number[] = [];
  for (const schema of jsonSchemas().values())
    JSON.parse(schema, (_, value) => {
      if (value?.type === 'integer') limits.push(value.maximum);
      return value;
    });
  expect(limits.length).toBeGreaterThan(0);
  expect(Math.max(...limits)).toBeLessThan(2 ** 31);
});

test('data/schemas/ is what src/content/schemas/ says; npm run schemas writes it', () => {
  const folder = join('data', schemasFolder);
  const written = readdirSync(folder).map((name) => [`${schemasFolder}/${name}`, readFileSync(join(folder, name), 'utf8')]);
  expect(new Map(written as [string, string][])).toEqual(jsonSchemas());
});

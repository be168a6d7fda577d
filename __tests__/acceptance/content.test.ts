import { dirname, join, resolve } from 'node:path';
import { schemaReference } from '../../src/content/json-schemas';
import { sampleData } from '../support/sample-data';
import { content } from './specified';

const { SiteSettings: site } = content;

describe('the three languages', () => {
  test('are French, English and Spanish, French by default', () => {
    expect(site.languages).toEqual(['fr', 'en', 'es']);
    expect(site.defaultLanguage).toBe('fr');
  });
});

test('every file names its schema, from which editors’ programs complete and explain keys', () => {
  const schemaOf = (folder: string, path: string, schema = '') => resolve(dirname(join(folder, path)), schema);
  const unnamed = [...sampleData().sources].filter(([path, source]) => {
    const { $schema } = JSON.parse(source) as { $schema?: string };
    const wanted = schemaReference(path);
    return wanted && schemaOf('__tests__/fixtures/site', path, $schema) !== schemaOf('data', path, wanted);
  });
  expect(unnamed.map(([path]) => path)).toEqual([]);
});

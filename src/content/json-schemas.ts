import { z } from 'zod';
import { allCollections } from './collection-facts';
import { type DataFile, factFiles, identifyFile, languageFiles, recordFiles, schemasFolder } from './file-kinds';
import { interfaceSchemas } from './schemas/interface';
import { translationRecordSchema } from './schemas/records';

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`);

/** The name of the JSON Schema of a kind of file, such as `feature-text` or `words-hero`. */
const schemaName = (file: Pick<DataFile, 'kind'> & { key?: string }) =>
  file.kind === 'InterfaceWords' ? `words-${kebab(file.key ?? '')}` : kebab(file.kind);

/**
 * The JSON Schema of every kind of file, for code editors, derived from the same schemas as the checks.
 * @returns the text of each, by its path below `data/`
 */
export function jsonSchemas(): Map<string, string> {
  const named: [string, z.ZodType][] = [
    ...Object.entries({ ...factFiles, ...recordFiles, ...languageFiles }).map(([kind, { schema }]): [string, z.ZodType] => [
      kebab(kind),
      schema,
    ]),
    ...allCollections.map(({ type, schema }): [string, z.ZodType] => [kebab(`${type}Text`), schema]),
    [kebab('TranslationRecord'), translationRecordSchema],
    ...Object.entries(interfaceSchemas).map(([key, schema]): [string, z.ZodType] => [
      schemaName({ kind: 'InterfaceWords', key }),
      schema,
    ]),
  ];
  return new Map(named.map(([name, schema]) => [`${schemasFolder}/${name}.json`, jsonSchema(schema)]));
}

/** Draft 7 has the best support in code editors. `$schema` is allowed in a data file: it names this file. */
function jsonSchema(schema: z.ZodType): string {
  const { properties, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });
  const self = { $schema: { type: 'string', description: 'Where this file’s schema is, for programs that edit JSON.' } };
  return `${JSON.stringify({ ...rest, ...(properties && { properties: { ...self, ...properties } }) }, null, 2)}\n`;
}

/**
 * The value of `$schema` in a data file: the relative path to its schema.
 * @param path path below `data/`
 */
export function schemaReference(path: string): string | undefined {
  const file = identifyFile(path);
  if (!file || file.kind === 'TranslationRecord') return undefined;
  const up = '../'.repeat(path.split('/').length - 1) || './';
  return `${up}${schemasFolder}/${schemaName(file)}.json`;
}

import { z } from 'zod';
import { recordFiles, translationRecordSchema } from '../define/records';
import type { Problem } from '../problems/problem';
import { problem } from '../problems/problem-kinds';
import type { DataDocument } from '../reading/data-document';
import { isGroup } from '../reading/json';
import { schemasFolder } from '../reading/paths';
import type { Model } from './model';

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`);

/** The name of the JSON Schema of a kind of file, such as `feature-text` or `words-hero`. */
const schemaName = (file: { kind: string; key?: string }) =>
  file.kind === 'InterfaceWords' ? `words-${kebab(file.key ?? '')}` : kebab(file.kind);

/**
 * The JSON Schema of every kind of file, for code editors, derived from the same schemas as the checks.
 * @returns the text of each, by its path below `data/`
 */
export function jsonSchemas({ factFiles, languageFiles, interfaceSchemas, collections }: Model): Map<string, string> {
  const files: (Parameters<typeof schemaName>[0] & { schema: z.ZodType })[] = [
    ...Object.entries({ ...factFiles, ...recordFiles, ...languageFiles }).map(([kind, { schema }]) => ({ kind, schema })),
    ...Object.values(collections).map(({ type, schema }) => ({ kind: `${type}Text`, schema })),
    { kind: 'TranslationRecord', schema: translationRecordSchema },
    ...Object.entries(interfaceSchemas).map(([key, schema]) => ({ kind: 'InterfaceWords', key, schema })),
  ];
  return new Map(files.map((file) => [`${schemasFolder}/${schemaName(file)}.json`, jsonSchema(file.schema)]));
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
export function schemaReference({ identifyFile }: Pick<Model, 'identifyFile'>, path: string): string | undefined {
  const file = identifyFile(path);
  if (!file || file.kind === 'TranslationRecord') return undefined;
  const up = '../'.repeat(path.split('/').length - 1) || './';
  return `${up}${schemasFolder}/${schemaName(file)}.json`;
}

/** The path to the schemas of the project from data in another folder, such as that of the tests. */
const fromElsewhere = /^(?:\.\.\/)+data\//;

/**
 * Checks that a file names its schema, which code editors use for completion and error highlighting.
 * @param document the file, its value without `$schema`
 * @param value its value with it
 */
export function schemaProblems(model: Model, document: DataDocument, value: unknown): Problem | [] {
  const wanted = schemaReference(model, document.path);
  if (wanted === undefined || !isGroup(value)) return [];
  const { $schema: named } = value;
  const name = wanted.replace(/^(?:\.\.?\/)+/, '');
  if (named === wanted) return [];
  if (typeof named === 'string' && fromElsewhere.test(named) && named.replace(fromElsewhere, '') === name) return [];
  return problem(document, ['$schema'], {
    kind: 'schema-reference',
    found: named === undefined ? 'no "$schema"' : `"$schema": ${JSON.stringify(named)?.slice(0, 80)}`,
    expected: 'the path to the schema of this file, which code editors use',
    fix: `Write as the first line: "$schema": "${wanted}",`,
  });
}

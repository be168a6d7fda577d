import { type DataDocument, problem } from './data-document';
import { isGroup } from './document/ids';
import { schemaReference } from './json-schemas';
import type { Problem } from './problem';

/** The path to the schemas of the project from data in another folder, such as that of the tests. */
const fromElsewhere = /^(?:\.\.\/)+data\//;

/**
 * Checks that a file names its schema, which code editors use for completion and error highlighting.
 * @param document the file, its value without `$schema`
 * @param value its value with it
 */
export function schemaProblems(document: DataDocument, value: unknown): Problem | [] {
  const wanted = schemaReference(document.path);
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

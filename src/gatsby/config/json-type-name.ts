import type { Node } from 'gatsby';
import { dataFileOf } from '../../data/graphql/data-file-of';

/**
 * The GraphQL type of a JSON file, for gatsby-transformer-json.
 * @throws Error for an unknown file
 */
export function jsonTypeName({ node }: { node: Node }): string {
  const file = dataFileOf(node);
  if (!file) throw new Error(`data/: the site does not know the file ${String(node.relativePath)}.`);
  return file.kind;
}

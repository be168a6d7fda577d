import type { Node } from 'gatsby';
import { dataFileOf } from '../../data/graphql/data-file-of';

/**
 * Names the GraphQL type of a JSON file, for gatsby-transformer-json.
 * @throws Error for a file that the content does not know
 */
export function jsonTypeName({ node }: { node: Node }): string {
  const file = dataFileOf(node);
  if (!file) throw new Error(`data/: the site does not know the file ${String(node.relativePath)}.`);
  return file.kind;
}

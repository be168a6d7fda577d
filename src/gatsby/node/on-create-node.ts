import type { GatsbyNode, Node } from 'gatsby';
import { dataFileOf } from '../../data/graphql/data-file-of';

/** Adds the language to each node of a language file, and the entry to nodes of entries of collections. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, actions, getNode }) => {
  const parent = node.parent ? getNode(node.parent) : undefined;
  const file = parent && dataFileOf(parent as Node);
  if (!file || file.kind !== node.internal.type || !('language' in file)) return;
  actions.createNodeField({ node, name: 'language', value: file.language });
  if ('key' in file) actions.createNodeField({ node, name: 'key', value: file.key });
};

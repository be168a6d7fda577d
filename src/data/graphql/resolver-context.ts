import type { Node } from 'gatsby';

/** What Gatsby hands to resolvers, as far as ours use it. */
export interface ResolverContext {
  nodeModel: {
    findOne(args: { type: string; query?: { filter: object } }): Promise<Node | null>;
    getNodeById(args: { id: string | null }): Node | null;
    findRootNodeAncestor(source: object): Node | null;
  };
}

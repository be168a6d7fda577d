import type { Node } from 'gatsby';

/** The parts of Gatsby’s resolver context that we use. */
export interface ResolverContext {
  nodeModel: {
    findOne(args: { type: string; query?: { filter: object } }): Promise<Node | null>;
    findAll(args: { type: string }): Promise<{ entries: Iterable<Record<string, unknown>> }>;
    getNodeById(args: { id: string | null }): Node | null;
    findRootNodeAncestor(source: object): Node | null;
  };
}

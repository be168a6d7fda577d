import type { Node } from 'gatsby';
import type { RouteTarget } from '../../routing/types';
import { registry } from '../registry-store';
import type { ResolverContext } from './resolver-context';

/** Finds a data file by its type and the values of its fields, such as its language. */
export function findText(context: ResolverContext, type: string, keys: Record<string, string>): Promise<Node | null> {
  const filter = Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, { eq: value }]));
  return context.nodeModel.findOne({ type, query: { filter } });
}

/** The address of a page. Also tells Gatsby that it depends on the segments of the language, which the registry reads on its own. */
export async function pathIn(target: RouteTarget, language: string, context: ResolverContext): Promise<string> {
  await findText(context, 'Language', { language });
  return registry().pathOf(target, language);
}

import { graphql } from 'gatsby';

/**
 * An interface text, where `useTranslation` is not available: in the head of a page.
 * @param key namespace and key, such as `header:features`
 * @throws Error if the query did not request the namespace, or the key does not exist
 */
export function wordOf({ edges }: Queries.WordsFragment, key: `${string}:${string}`): string {
  const [namespace, name = ''] = key.split(':');
  const words: unknown = JSON.parse(edges.find(({ node }) => node.ns === namespace)?.node.data ?? '{}');
  const word = (words as Record<string, unknown>)[name];
  if (typeof word !== 'string') throw new Error(`The page's query brings no word "${key}".`);
  return word;
}

/** Interface words as gatsby-plugin-react-i18next wants them: each namespace as a string of JSON. */
export const fragment = graphql`
  fragment Words on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;

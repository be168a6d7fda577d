import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';

/** What Gatsby keeps of the build: the queries to ask again when anything of a kind of node changes. */
interface Kept {
  queries: { byConnection: Map<string, Set<string>> };
}

test('an edited text has only the pages asked for again that show it, save for the names of languages, which all show', () => {
  const { queries } = deserialize(readFileSync('.cache/redux/redux.rest.state')) as Kept;
  // The root page alone lists the descriptions of the site, because it shows all of them. A kind that no query requests any more
  // stays as a name: the development server requests all pages where it finds none.
  const asked = [...queries.byConnection].filter(([, queries]) => [...queries].some((query) => query !== '/'));
  expect(asked.map(([kind]) => kind)).toEqual(['Language']);
});

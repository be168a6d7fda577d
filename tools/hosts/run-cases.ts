import { ask, type Reply } from '../../__tests__/hosts/ask';
import type { Case } from '../../__tests__/hosts/case';
import { differences } from '../../__tests__/hosts/differences';

/** The result of a case. */
export interface Result {
  group: string;
  name: string;
  /** Empty if it passed. */
  differences: readonly string[];
}

/** The number of concurrent requests. */
const atATime = 8;

/**
 * Runs all cases of the table on a server.
 * @param origin scheme, host and port
 * @returns a result for each case, in the order of the table
 */
export async function runCases(origin: string, table: Readonly<Record<string, readonly Case[]>>): Promise<Result[]> {
  const cases = Object.entries(table).flatMap(([group, list]) => list.map((one) => ({ group, one })));
  const results: Result[] = [];
  const queue = cases.entries();
  const worker = async () => {
    for (const [index, { group, one }] of queue) {
      results[index] = { group, name: one.name, differences: await outcome(origin, one) };
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}

/** A response, with a `Location` on the same site as a path. */
async function answerOf(origin: string, path: string, asked: Case['headers']): Promise<Reply> {
  const { headers, ...reply } = await ask(origin, path, asked);
  const location = headers.location?.startsWith(`${origin}/`) ? headers.location.slice(origin.length) : headers.location;
  return { ...reply, headers: location === undefined ? headers : { ...headers, location } };
}

async function outcome(origin: string, one: Case): Promise<string[]> {
  try {
    const first = await answerOf(origin, one.path, one.headers);
    const { location } = first.headers;
    return differences(one, one.follow && location ? await answerOf(origin, location, one.headers) : first);
  } catch (error) {
    return [(error as Error).message];
  }
}

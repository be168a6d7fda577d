import { ask } from '../../__tests__/hosts/ask';
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

async function outcome(origin: string, one: Case): Promise<string[]> {
  try {
    const { headers, ...reply } = await ask(origin, one.path, one.headers);
    const location = headers.location?.startsWith(`${origin}/`) ? headers.location.slice(origin.length) : headers.location;
    return differences(one, { ...reply, headers: location === undefined ? headers : { ...headers, location } });
  } catch (error) {
    return [(error as Error).message];
  }
}

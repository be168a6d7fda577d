const memory = 'studio-token';

/** Moves the token of this run from the address, where others may see it, to where a reload finds it. */
export function takeToken(): void {
  const token = location.hash.slice(1);
  if (token === '') return;
  sessionStorage.setItem(memory, token);
  history.replaceState(null, '', location.pathname);
}

/** What the studio answers to a request that it does not do, in its words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Asks the studio.
 * @param name the request, as `src/server/routes.ts` lists them
 * @throws Refused in the studio's words; TypeError if it cannot be reached
 */
export async function ask<Answer>(name: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${sessionStorage.getItem(memory) ?? ''}` },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(response.status, (answer as { error: string }).error);
  return answer as Answer;
}

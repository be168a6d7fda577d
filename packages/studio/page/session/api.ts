const memory = 'studio-token';

/** Moves the token of this run from the address, where others may see it, to the session storage, which survives a reload. */
export function takeToken(): void {
  const token = location.hash.slice(1);
  if (token === '') return;
  sessionStorage.setItem(memory, token);
  history.replaceState(null, '', location.pathname);
}

/** The error for a request that the studio refused, with the studio's message. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Sends a request to the studio and returns its response.
 * @param name the name of the request, as listed in `src/server/routes.ts`
 * @throws Refused with the studio's message; TypeError if the studio cannot be reached
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

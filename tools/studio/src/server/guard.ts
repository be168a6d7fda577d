import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A request that is not answered, with its status and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** What every answer says to browsers: scripts and styles of the studio alone, in no frame, kept by nobody. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; frame-src http://127.0.0.1:* http://localhost:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

/**
 * Holds a request to what the studio's own page sends: a page of another site knows no token.
 * @throws Refusal for any other request
 */
export function guard(request: IncomingMessage, port: number, token: string): void {
  guardOrigin(request, port);
  if (!isToken(request.headers.authorization, token)) throw new Refusal(401, 'The token of this run is missing.');
}

/**
 * Holds a request to this machine and this site: a name that an attacker lets lead to this machine is no host of ours.
 * @throws Refusal for any other request
 */
export function guardOrigin({ headers }: IncomingMessage, port: number): void {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!headers.host || !hosts.includes(headers.host)) throw new Refusal(403, 'This host is not the studio.');
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) {
    throw new Refusal(403, 'This origin is not the studio.');
  }
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal(403, 'Another site asks.');
}

function isToken(authorization: string | undefined, token: string): boolean {
  const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * Reads the body of a request.
 * @throws Refusal if it is too long
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Refusal(413, `At most ${limit} bytes.`);
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new Refusal(413, `At most ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads JSON.
 * @throws Refusal if it is something else
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!/^application\/json(?:;|$)/.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'Send application/json.');
  const body = await readBody(request, limit);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'This is no JSON.');
  }
}

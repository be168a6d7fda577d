import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A rejected request, with its HTTP status and the reason. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** Security headers of every response: only the studio's own scripts and styles, no embedding in frames, no caching. */
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
 * Accepts only requests from the studio's own page: a page of another site does not know the token.
 * @throws Refusal for any other request
 */
export function guard(request: IncomingMessage, port: number, token: string): void {
  guardOrigin(request, port);
  if (!isToken(request.headers.authorization, token))
    throw new Refusal(
      401,
      'This page is from an earlier run of the studio. Open the address that npm run edit has printed.',
    );
}

/**
 * Accepts only requests to a loopback host and from no other site, which can only open the page in a window. Checking the Host header prevents DNS rebinding, where an
 * attacker's domain name resolves to this machine.
 * @throws Refusal for any other request
 */
export function guardOrigin({ method, url, headers }: IncomingMessage, port: number): void {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!headers.host || !hosts.includes(headers.host)) throw new Refusal(403, 'This host is not the studio.');
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) {
    throw new Refusal(403, 'This origin is not the studio.');
  }
  const site = headers['sec-fetch-site'];
  // `npm run edit` opens a file that redirects here: to the browser, that is another site.
  if (method === 'GET' && url === '/' && headers['sec-fetch-dest'] === 'document') return;
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
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
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
 * Reads and parses a JSON body.
 * @throws Refusal if the body is too long or not JSON
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!/^application\/json(?:;|$)/.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'Send application/json.');
  const body = await readBody(request, limit);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'This is not JSON.');
  }
}

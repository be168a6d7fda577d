import { get } from 'node:http';

/** A server’s response. */
export interface RawAnswer {
  status: number;
  location: string | undefined;
  body: string;
}

/**
 * Requests an address exactly as written. Browsers and fetch normalize `/..`, `//` and `%2e` first; attackers do not.
 * @param origin the server, such as `http://localhost:9100`
 * @param path the request's target
 */
export function rawRequest(origin: string, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = get({ hostname, port, path, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, location: headers.location, body: Buffer.concat(parts).toString() });
      });
    });
    request.on('error', reject);
  });
}

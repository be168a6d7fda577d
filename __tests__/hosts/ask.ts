import { type IncomingMessage, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A server’s response. */
export interface Reply {
  status: number;
  /** By name in lower case; values of the same name are joined with a comma. */
  headers: Readonly<Record<string, string>>;
  /** Decompressed. */
  body: string;
}

/** The timeout of a request, in milliseconds. */
const timeout = 15_000;

/**
 * Sends a GET request with the path exactly as written; fetch would normalize it.
 * @param origin scheme, host and port
 * @throws Error if the server sends no HTTP response
 */
export async function ask(origin: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? requestSecurely : request;
  return new Promise((resolve, reject) => {
    const asked = send({ hostname, port, path, headers, agent: false, timeout }, (answer) => {
      read(answer).then(resolve, reject);
    });
    asked.on('timeout', () => asked.destroy(new Error(`no answer in ${timeout} ms`)));
    asked.on('error', reject);
    asked.end();
  });
}

async function read(answer: IncomingMessage): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
  const body = decompressed(Buffer.concat(chunks), headers['content-encoding']);
  return { status: answer.statusCode ?? 0, headers, body: body.toString('utf8') };
}

function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

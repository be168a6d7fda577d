import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What a server said. */
export interface Reply {
  status: number;
  /** By name in lower case; several of one name are joined by a comma. */
  headers: Readonly<Record<string, string>>;
  /** Decompressed. */
  body: string;
}

/** After this many milliseconds a server counts as dumb. */
const patience = 15_000;

/**
 * Sends one GET request exactly as it is written: no client in between mends the path.
 * @param origin scheme, host and port
 * @param path sent undecoded and not normalised
 * @throws Error if the server does not answer in HTTP
 */
export async function ask(origin: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  const url = new URL(origin);
  const lines = { Host: url.host, 'User-Agent': 'smoke', Accept: '*/*', Connection: 'close', ...headers };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return parse(await exchange(url, `${[`GET ${path} HTTP/1.1`, ...head].join('\r\n')}\r\n\r\n`));
}

function exchange(url: URL, request: string): Promise<Buffer> {
  const isSecure = url.protocol === 'https:';
  const port = Number(url.port) || (isSecure ? 443 : 80);
  return new Promise((resolve, reject) => {
    const socket = isSecure
      ? connectSecurely({ host: url.hostname, port, servername: url.hostname })
      : connect(port, url.hostname);
    const chunks: Buffer[] = [];
    socket.setTimeout(patience, () => socket.destroy(new Error(`${url.host} did not answer in ${patience} ms.`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks)));
    socket.write(request);
  });
}

function parse(answer: Buffer): Reply {
  const end = answer.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (end < 0 || !status) throw new Error(`No answer in HTTP: ${answer.subarray(0, 80).toString('latin1')}`);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/:\s*(.*)/, 2);
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  const raw = answer.subarray(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? dechunked(raw) : raw;
  return { status, headers, body: decompressed(body, headers['content-encoding']).toString('utf8') };
}

function dechunked(raw: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < raw.length; ) {
    const lineEnd = raw.indexOf('\r\n', at);
    const size = Number.parseInt(raw.subarray(at, lineEnd).toString('latin1'), 16);
    if (!size) break;
    pieces.push(raw.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(pieces);
}

function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RunningHost } from './host-runner';
import type { SiteCopy } from './site-copy';

/** The decision of a host’s library for a request. */
export interface Decision {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Path below the published folder; undefined: no file is sent. */
  file?: string | undefined;
}

/** A request to a library. */
export interface Question {
  /** The path as sent, without the query. */
  path: string;
  /** Without the question mark. */
  query: string;
  headers: IncomingHttpHeaders;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

/** Whether a path below the published folder is a file. */
export function isFile(folder: string, path: string): boolean {
  const file = normalize(join(folder, path));
  return (
    file.startsWith(folder + sep) &&
    !path.includes('\0') &&
    !path.endsWith('/') &&
    existsSync(file) &&
    statSync(file).isFile()
  );
}

/**
 * Serves a site as a host’s own library decides, for hosts whose servers cannot run locally. These hosts compress by themselves,
 * so this does, too.
 */
export async function serveDecisions(
  site: SiteCopy,
  decide: (question: Question) => Promise<Decision>,
): Promise<RunningHost> {
  const server = createServer(async (request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s, 2);
    const decision = await decide({ path, query, headers: request.headers }).catch(failed);
    const { status, headers, file } = withFile(decision, site.publicFolder);
    const encoding = ['br', 'gzip'].find((name) => request.headers['accept-encoding']?.includes(name));
    const content = file === undefined ? Buffer.alloc(0) : readFileSync(join(site.publicFolder, file));
    const type = file === undefined ? {} : { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' };
    const vary = [headers.Vary ?? headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
    response.writeHead(status, {
      ...type,
      ...headers,
      Vary: vary,
      ...(encoding && file && { 'Content-Encoding': encoding }),
    });
    response.end(encoding && file ? compressed(content, encoding) : content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = async () => {
    await new Promise((resolve) => server.close(resolve));
    site.remove();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** Exceptions of a library appear in the matrix instead of ending the run. */
const failed = (error: Error): Decision => ({ status: 500, headers: { 'X-Error': encodeURI(error.message) } });

/** A file that is missing becomes an answer, too. */
const withFile = (decision: Decision, folder: string): Decision =>
  decision.file === undefined || isFile(folder, decision.file) ? decision : { status: 404, headers: {} };

const compressed = (content: Buffer, encoding: string) =>
  encoding === 'br' ? brotliCompressSync(content) : gzipSync(content);

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Serves over HTTP/2, as CDNs do: repeated headers are compressed to almost nothing. With a certificate for localhost that signs itself.
 * @param port 0 for any
 * @returns its origin, the file of its certificate, and what ends it
 * @throws Error if there is no openssl, or the port is taken
 */
export async function serveSecure(listener: RequestListener, port = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', [...options, ...subject], { stdio: 'ignore' });
  const keys = { key: readFileSync(keyFile), cert: readFileSync(certFile), allowHTTP1: true };
  const server = createSecureServer(keys, listener as never);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const stop = async () => {
    for (const session of sessions) session.destroy();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, certFile, stop };
}

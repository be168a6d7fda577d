import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What TLS allows, and Node sends. */
const largestRecord = 16_384;

/** How a server speaks TLS. */
interface SecureOptions {
  /** 0 for any. */
  port?: number;
  /** The most bytes of a TLS record: a browser reads none of it before its last byte has arrived. */
  record?: number;
}

/**
 * Serves over HTTP/2, as CDNs do: repeated headers are compressed to almost nothing. With a certificate for localhost that signs itself.
 * @returns its origin, the file of its certificate, the hash of its public key, and what ends it
 * @throws Error if there is no openssl, or the port is taken
 */
export async function serveSecure(listener: RequestListener, { port = 0, record = largestRecord }: SecureOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', keyFile, '-out', certFile];
  try {
    execFileSync('openssl', [...options, ...subject], { stdio: 'ignore' });
  } catch (cause) {
    throw new Error('openssl could not make a certificate: install it (Debian: sudo apt-get install openssl).', { cause });
  }
  const keys = { key: readFileSync(keyFile), cert: readFileSync(certFile), allowHTTP1: true };
  const server = createSecureServer(keys, listener as never);
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(record));
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const stop = async () => {
    for (const session of sessions) session.destroy();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  const publicKey = new X509Certificate(keys.cert).publicKey.export({ type: 'spki', format: 'der' });
  const keyHash = createHash('sha256').update(publicKey).digest('base64');
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, certFile, keyHash, stop };
}

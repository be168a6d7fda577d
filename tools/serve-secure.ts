import { createHash, X509Certificate } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { createCertificate } from './certificate';

/** A local server. */
export interface SecureServer {
  origin: string;
  /** Chromium's argument to trust its certificate. Chromium caches nothing of a server whose certificate it only tolerates. */
  trust: string;
  stop(): Promise<void>;
}

/** Serves over HTTP/2, as CDNs do: repeated headers are compressed to almost nothing. */
export async function serveSecure(listener: RequestListener): Promise<SecureServer> {
  const { key, cert, remove } = createCertificate();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, listener as never);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The system assigned no port.');
  const stop = async () => {
    for (const session of sessions) session.destroy();
    await new Promise((resolve) => server.close(resolve));
    remove();
  };
  return {
    origin: `https://localhost:${address.port}`,
    trust: `--ignore-certificate-errors-spki-list=${fingerprintOf(cert)}`,
    stop,
  };
}

/** The SHA-256 hash of a certificate's public key, in base64. */
function fingerprintOf(cert: Buffer): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a certificate for localhost that signs itself, for servers of this machine.
 * @returns both in PEM, and what removes the files
 * @throws Error if there is no openssl
 */
export function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', [...options, ...subject], { stdio: 'ignore' });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { key: readFileSync(keyFile), cert: readFileSync(certFile), certFile, remove };
}

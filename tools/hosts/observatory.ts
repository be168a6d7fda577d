import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { previewListener } from '../preview-server';
import { serveSecure } from '../serve-secure';

const folder = resolve('tools/hosts/node_modules/@mdn/mdn-http-observatory');

/** The part of the report that is used. */
interface Report {
  scan?: { grade: string; score: number };
  tests?: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
  error?: string;
}

/**
 * Runs Mozilla’s HTTP Observatory on the built site, on https with a redirect from http, as it expects. Needs the ports 80 and 443
 * of the loopback interface, which most systems reserve for root.
 * @throws Error if the grade is not A+, or a test fails
 */
export async function observe(): Promise<void> {
  const { certFile, stop } = await serveSecure(previewListener(), 443);
  const plain = createServer((request, response) => {
    response.writeHead(301, { Location: `https://localhost${request.url}` }).end();
  });
  try {
    await once(plain.listen(80, '127.0.0.1'), 'listening');
    judge(await scan(certFile));
  } finally {
    await stop();
    plain.close();
  }
}

function scan(certFile: string): Promise<Report> {
  // The package downloads these two lists when it is installed; neither concerns localhost.
  mkdirSync(join(folder, 'conf'), { recursive: true });
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
  writeFileSync(join(folder, 'conf/tld-list.json'), '["COM"]');
  const child = spawn(process.execPath, ['--dns-result-order=ipv4first', 'src/scan.js', 'localhost'], {
    cwd: folder,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certFile },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
  return new Promise((done, failed) => {
    child.on('close', () => {
      try {
        done(JSON.parse(printed.slice(printed.indexOf('{'))) as Report);
      } catch {
        failed(new Error(`The Observatory said:\n${printed.slice(0, 2000)}`));
      }
    });
  });
}

function judge(report: Report): void {
  const { scan: result, tests = {} } = report;
  console.log(`\nHTTP Observatory: ${result?.grade ?? report.error}, ${result?.score} points`);
  for (const [name, { result: said, scoreModifier }] of Object.entries(tests))
    console.log(`  ${name}: ${said} (${scoreModifier})`);
  const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
  if (result?.grade !== 'A+' || failed.length > 0)
    throw new Error(`The Observatory reports problems: ${failed.map(([name]) => name).join(', ')}`);
}

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { writeFiles } from '../../packages/hosts';
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
  const { certFile, stop } = await serveSecure(previewListener(), { port: 443 });
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

async function scan(certFile: string): Promise<Report> {
  // The package downloads these two lists when it is installed; neither concerns localhost.
  writeFiles(join(folder, 'conf'), [
    { path: 'hsts-preload.json', content: '{}' },
    { path: 'tld-list.json', content: '["COM"]' },
  ]);
  const asked = promisify(execFile)(process.execPath, ['--dns-result-order=ipv4first', 'src/scan.js', 'localhost'], {
    cwd: folder,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certFile },
  });
  // It says in its report what has failed.
  const { stdout } = await asked.catch((error: { stdout: string }) => error);
  return JSON.parse(stdout) as Report;
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

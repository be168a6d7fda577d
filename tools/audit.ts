import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { sentPackages } from './audit/sent-packages';
import { type AuditReport, sortAdvisories } from './audit/sort-advisories';

const usage = `npm run audit

Asks npm for the known vulnerabilities of everything that is installed. Fails if one concerns a package whose code reaches a
visitor's browser, or if npm gives no answer; lists the others. Build the site first. docs/dependencies.md says more.`;

const licensesFile = 'public/third-party-licenses.txt';

function audit(): void {
  if (!existsSync(licensesFile)) throw new Error('There is no built site: npm run build.');
  const sent = new Set(sentPackages(readFileSync(licensesFile, 'utf8')));
  const { browser, elsewhere } = sortAdvisories(askNpm(), versionIn, sent);
  if (elsewhere.length > 0) console.log(['In tools, which no visitor reaches:', ...elsewhere.sort()].join('\n  '));
  if (browser.length > 0) {
    throw new Error(['These reach the browser; update or replace them:', ...browser.sort()].join('\n  '));
  }
  console.log(`None of the ${sent.size} packages that reach the browser has a known vulnerability.`);
}

/** npm ends with an error whenever it finds something, so that its answer alone counts. */
function askNpm(): AuditReport {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' });
  const answer = JSON.parse(stdout || '{}') as Partial<AuditReport> & { message?: string };
  if (!answer.vulnerabilities) throw new Error(`npm gave no answer: ${answer.message ?? 'nothing at all'}`);
  return { vulnerabilities: answer.vulnerabilities };
}

const versionIn = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version as string;

try {
  if (process.argv.includes('--help')) console.log(usage);
  else audit();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

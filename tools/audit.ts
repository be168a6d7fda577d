import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sentPackages } from './audit/sent-packages';
import { type AuditReport, type LockedPackages, sortAdvisories } from './audit/sort-advisories';
import { runMain } from './run-main';

const usage = `npm run audit

Asks npm for the known vulnerabilities of all installed packages. Fails if one concerns a package whose code reaches a visitor's
browser, or if npm does not respond; lists the others. Build the site first. See docs/dependencies.md.`;

const licensesFile = 'public/third-party-licenses.txt';

function main(): void {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) {
    console.log(usage);
    return;
  }
  if (!existsSync(licensesFile)) throw new Error('There is no built site: run "npm run build" first.');
  const sent = new Set(sentPackages(readFileSync(licensesFile, 'utf8')));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
  const { browser, elsewhere } = sortAdvisories(askNpm(), packages, sent);
  if (elsewhere.length > 0) console.log(['In tools, which do not affect visitors:', ...elsewhere.sort()].join('\n  '));
  if (browser.length > 0) {
    throw new Error(['These reach the browser; update or replace them:', ...browser.sort()].join('\n  '));
  }
  console.log(`None of the ${sent.size} packages that reach the browser has a known vulnerability.`);
}

/** npm exits with an error whenever it finds something, so only its output counts. */
function askNpm(): AuditReport {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' });
  const answer = JSON.parse(stdout || '{}') as Partial<AuditReport> & { message?: string };
  if (!answer.vulnerabilities) throw new Error(`npm did not respond: ${answer.message ?? 'no output'}`);
  return { vulnerabilities: answer.vulnerabilities };
}

void runMain(main);

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measuringBrowser } from '../browser';
import { isInstalled } from '../steps/install.mjs';
import { run } from '../steps/run.mjs';
import { spreadOf } from './spread';

const program = 'tools/bench/node_modules/lighthouse/cli/index.js';

/**
 * Installs Lighthouse, if it is missing or another version than in the lock file.
 * @throws Error if npm fails
 */
export async function installLighthouse(): Promise<void> {
  if (isInstalled('tools/bench') || (await run('npm ci --ignore-scripts --prefix tools/bench')) === 0) return;
  throw new Error('npm could not install tools/bench/package.json: check the network');
}

/** The part of Lighthouse’s report that is used. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items: { resourceType?: string; transferSize?: number }[] } }>;
}

const flags = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors --disable-component-update';

/**
 * Runs Lighthouse on a page with its defaults: mobile, simulated throttling.
 * @returns the median of each figure
 * @throws Error with Lighthouse's output, if it writes no report
 */
export async function measurePage(url: string, runs: number): Promise<Measurement> {
  const all: Measurement[] = [];
  for (let done = 0; done < runs; done++) all.push(measurementOf(await askLighthouse(url)));
  const keys = Object.keys(all[0] ?? {}) as (keyof Measurement)[];
  return Object.fromEntries(keys.map((key) => [key, spreadOf(all.map((one) => one[key])).median])) as Measurement;
}

async function askLighthouse(url: string): Promise<Report> {
  // To a file: output to a pipe is cut off if Lighthouse exits before the pipe is empty.
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const options = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
    `--chrome-flags=${flags}`,
  ];
  const child = spawn(process.execPath, [program, url, ...options], {
    env: { ...process.env, CHROME_PATH: measuringBrowser() },
  });
  let complaints = '';
  child.stderr.on('data', (text) => (complaints += String(text)));
  await new Promise((resolve) => child.on('close', resolve));
  try {
    if (!existsSync(file)) throw new Error(`Lighthouse wrote no report for ${url}:\n${complaints.slice(-2000)}`);
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The result of Lighthouse: scores out of 100, milliseconds of its simulation, transferred bytes. */
export type Measurement = ReturnType<typeof measurementOf>;

function measurementOf({ categories, audits }: Report) {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const items = audits['network-requests']?.details?.items ?? [];
  const sent = (type?: string) =>
    items
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: sent(),
    scriptBytes: sent('Script'),
    documentBytes: sent('Document'),
    fontBytes: sent('Font'),
    imageBytes: sent('Image'),
    requests: items.length,
    domSize: value('dom-size') || value('dom-size-insight'),
  };
}

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measuringBrowser } from '../browser';
import { lighthouseProgram } from './install-lighthouse';

/** The result of one Lighthouse run: scores out of 100, milliseconds, transferred bytes. */
export interface Measurement {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
  documentBytes: number;
  fontBytes: number;
  imageBytes: number;
  requests: number;
  domSize: number;
}

/** The part of Lighthouse’s report that is used. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items: Record<string, unknown>[] } }>;
}

const flags = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors --disable-component-update';

/**
 * Runs Lighthouse on a page with its defaults: mobile, simulated throttling.
 * @throws Error with its output, if it writes no report
 */
export const runLighthouse = async (url: string): Promise<Measurement> => measurementOf(await askLighthouse(url));

async function askLighthouse(url: string): Promise<Report> {
  // To a file: output to a pipe is cut off if Lighthouse exits before the pipe is empty.
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const args = [
    lighthouseProgram,
    url,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
    `--chrome-flags=${flags}`,
  ];
  const child = spawn(process.execPath, args, { env: { ...process.env, CHROME_PATH: measuringBrowser() } });
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

function measurementOf({ categories, audits }: Report): Measurement {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const items = audits['network-requests']?.details?.items ?? [];
  const sent = (type?: string) =>
    items
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0);
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

/** The median of several runs, for each figure. */
export function medianOf(all: readonly Measurement[]): Measurement {
  const [first] = all;
  if (!first) throw new Error('Nothing was measured.');
  const median = (key: keyof Measurement) =>
    all.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, median(key as keyof Measurement)]),
  ) as unknown as Measurement;
}

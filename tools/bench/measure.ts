import type { Browser } from 'playwright';
import { launchForMeasurements } from '../browser';
import { measureBlocking } from './blocking';
import { type Measurement, measurePage } from './lighthouse';
import { measurePaints } from './paints';
import { controlsOf, measurePress } from './presses';
import type { RunningSite } from './sites';
import { type Spread, spreadOf } from './spread';

/** A page to measure. */
export interface Subject {
  /** As the table names it. */
  page: string;
  path: string;
  site: RunningSite;
  /** Its controls are pressed, too. */
  isLanding: boolean;
}

/** One page's figures: Lighthouse's, and milliseconds in a real browser. */
export interface Row extends Measurement {
  page: string;
  isLanding: boolean;
  firstPaint: Spread;
  largestPaint: Spread;
  blocking: Spread;
  /** The longest task of the first press on each control. */
  presses: { control: string; longestTask: Spread }[];
}

/** Lighthouse and presses take long, and differ little from run to run. */
const fewRuns = 3;

/** Visits pages in turns, so that a busy minute of this machine is nobody's alone. */
export async function measure(subjects: readonly Subject[], runs: number): Promise<Row[]> {
  const browser = await launchForMeasurements(subjects.map(({ site }) => site.keyHash));
  const rows: Row[] = [];
  try {
    const visits = await visitInTurns(browser, subjects, runs);
    for (const [at, { page }] of subjects.entries()) {
      const first = spreadOf((visits[at] as Visit[]).map(({ firstPaint }) => firstPaint));
      console.log(`First paint of ${page}: ${first.median} ms (${first.least} to ${first.most})`);
    }
    for (const [at, { page, path, site, isLanding }] of subjects.entries()) {
      console.log(`Presses and Lighthouse: ${page}`);
      const times = visits[at] as Visit[];
      rows.push({
        page,
        isLanding,
        firstPaint: spreadOf(times.map(({ firstPaint }) => firstPaint)),
        largestPaint: spreadOf(times.map(({ largestPaint }) => largestPaint)),
        blocking: spreadOf(times.map(({ blocking }) => blocking)),
        presses: isLanding ? await pressAll(browser, site.fast + path, Math.min(runs, fewRuns)) : [],
        ...(await measurePage(site.fast + path, Math.min(runs, fewRuns))),
      });
    }
  } finally {
    await browser.close();
  }
  return rows;
}

interface Visit {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
}

/** @returns the visits to each page */
async function visitInTurns(browser: Browser, subjects: readonly Subject[], runs: number): Promise<Visit[][]> {
  const visits: Visit[][] = subjects.map(() => []);
  for (let run = 1; run <= runs; run++) {
    console.log(`Paints and blocking time: run ${run} of ${runs}`);
    for (const [at, { site, path }] of subjects.entries()) {
      const paints = await measurePaints(browser, site.slow + path);
      visits[at]?.push({ ...paints, blocking: await measureBlocking(browser, site.fast + path) });
    }
  }
  return visits;
}

/** @throws Error if the page has no control that can be pressed */
async function pressAll(browser: Browser, url: string, runs: number): Promise<Row['presses']> {
  const presses: Row['presses'] = [];
  for (const control of await controlsOf(browser, url)) {
    const tasks: number[] = [];
    for (let run = 0; run < runs; run++) tasks.push(...(await measurePress(browser, url, control)));
    if (tasks.length > 0) presses.push({ control: control.name, longestTask: spreadOf(tasks) });
  }
  if (presses.length === 0) throw new Error(`No control of ${url} can be pressed.`);
  return presses;
}

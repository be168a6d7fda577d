import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** Every rule of WCAG 2.0 to 2.2, levels A and AA, and axe’s recommendations. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects that axe finds no problem on the page, once nothing moves.
 * @param state the state of the page, for the message
 * @param part selector of the part that this state changes; the whole page by default
 */
export async function expectAccessible(page: Page, state: string, part?: string): Promise<void> {
  expect(await findingsIn(page.mainFrame(), part), `${state}, ${page.url()}`).toEqual([]);
}

/** The same for the frames of the page; there must be at least one. */
export async function expectFramesAccessible(page: Page): Promise<void> {
  const frames = page.mainFrame().childFrames();
  expect(frames).not.toEqual([]);
  for (const frame of frames) {
    // A frame is empty before its page comes.
    await frame.waitForURL(({ protocol }) => protocol !== 'about:');
    expect(await findingsIn(frame), frame.url()).toEqual([]);
  }
}

/** The problems that axe finds in one document: rule, element, and what to do. */
async function findingsIn(frame: Frame, part = 'html'): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
  // Only violations are reported in detail: reporting passes takes longer than the check.
  const options: RunOptions = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false };
  return frame.evaluate(
    async ({ options, part }) => {
      // Elements in motion, or not opaque yet, would be checked halfway.
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      const { violations } = await window.axe.run(part, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
      );
    },
    { options, part },
  );
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

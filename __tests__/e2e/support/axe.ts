import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** Every rule of WCAG 2.0 to 2.2, levels A and AA. */
const law = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Those, and what axe's makers recommend beyond them. */
const lawAndAdvice = [...law, 'best-practice'];

const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Holds the page, once it has come to rest, to every rule: axe finds nothing.
 * @param state what is looked at, for the message
 * @param part selector of the only part that this state changes; the whole page without it
 */
export async function expectAccessible(page: Page, state: string, part?: string): Promise<void> {
  expect(await findingsIn(page.mainFrame(), lawAndAdvice, part), `${state}, ${page.url()}`).toEqual([]);
}

/** The same for the frames of the page; there must be at least one. */
export async function expectFramesAccessible(page: Page): Promise<void> {
  const frames = page.mainFrame().childFrames();
  expect(frames).not.toEqual([]);
  for (const frame of frames) expect(await findingsIn(frame, lawAndAdvice), frame.url()).toEqual([]);
}

/** The same for a page that is specified to show nothing: it cannot have the heading and the landmark that are recommended. */
export async function expectEmptyAccessible(page: Page): Promise<void> {
  await expect(page.locator('#gatsby-focus-wrapper > *')).toHaveCount(0);
  expect(await findingsIn(page.mainFrame(), law), page.url()).toEqual([]);
}

/** What axe finds in one document: rule, element, and what to do. */
async function findingsIn(frame: Frame, tags: string[], part = 'html'): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
  // Only what is wrong is described: describing everything that is right takes longer than looking.
  const options: RunOptions = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false };
  return frame.evaluate(
    async ({ options, part }) => {
      // What moves, or is not yet opaque, would be judged halfway.
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

import { test } from '@playwright/test';
import { chromiumEngine } from './chromium';
import { firefoxEngine } from './firefox';
import type { Engine } from './tab';
import { webkitEngine } from './webkit';

/** The three engines that browsers are made of, by name. */
export const engines: Record<string, Engine> = {
  Chromium: chromiumEngine,
  Firefox: firefoxEngine,
  WebKit: webkitEngine,
};

/**
 * Leaves tests out where their engine is missing, and says so. For a file, or a group of tests.
 * @throws Error on CI, where nobody would read that
 */
export function skipWithout({ missing }: Engine): void {
  const sentence = `There is no ${missing}: its tests are left out.`;
  if (missing && process.env.CI) throw new Error(sentence);
  // Every worker reads the tests again.
  if (missing && process.env.TEST_WORKER_INDEX === undefined) console.log(sentence);
  test.skip(missing !== undefined, sentence);
}

import { expect } from '@playwright/test';

/** Prints times in milliseconds. In CI, each must be below the limit; other machines may do other work meanwhile. */
export function expectInTime(what: string, times: readonly number[], limit: number): void {
  console.log(`${what}: ${times.join(', ')} ms (at most ${limit})`);
  if (process.env.CI) expect(Math.max(...times)).toBeLessThan(limit);
}

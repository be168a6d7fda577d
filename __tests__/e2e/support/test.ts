import { test as base, expect } from '@playwright/test';

interface Options {
  /** The cookie choice that the visitor made on an earlier visit; `none` for a first visit. */
  earlierChoice: 'all' | 'essential' | 'none';
}

/** Playwright's test, for a visitor who has made a cookie choice before, so that the bar is not in the way. */
export const test = base.extend<Options>({
  earlierChoice: ['essential', { option: true }],
  storageState: async ({ baseURL, earlierChoice }, use) => {
    const stored = [{ name: 'cookieConsent', value: earlierChoice }];
    await use(
      earlierChoice === 'none' ? undefined : { cookies: [], origins: [{ origin: String(baseURL), localStorage: stored }] },
    );
  },
});

/** A phone's screen. */
export const phone = { viewport: { width: 390, height: 844 } };

/** For tests that do not look at motion: carousels and scrolling arrive at once. */
export const still = { contextOptions: { reducedMotion: 'reduce' as const } };

export { expect };

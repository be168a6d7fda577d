import { test as base, expect } from '@playwright/test';
import { site } from './site';
import { taggedService } from './tag-manager';

interface Options {
  /** The cookie choice that the visitor made on an earlier visit; `none` for a first visit. */
  earlierChoice: 'all' | 'essential' | 'none';
}

/** Playwright’s test with a stored cookie choice, so that the bar does not cover the page. */
export const test = base.extend<Options>({
  earlierChoice: ['essential', { option: true }],
  storageState: async ({ baseURL, earlierChoice }, use) => {
    const stored = [
      { name: 'cookieConsent', value: earlierChoice },
      { name: 'cookieConsentRecord', value: JSON.stringify(recordOf(earlierChoice)) },
    ];
    await use(
      earlierChoice === 'none' ? undefined : { cookies: [], origins: [{ origin: String(baseURL), localStorage: stored }] },
    );
  },
});

/** The record of a choice that was made just now. */
const recordOf = (choice: string) => ({
  choice,
  date: new Date().toISOString(),
  version: site.consent.version,
  services: [...site.thirdParties.map(({ name }) => name), taggedService],
  gpc: false,
});

/** A phone's screen. */
export const phone = { viewport: { width: 390, height: 844 } };

/** For tests that are not about motion: carousels and scrolling move at once. */
export const still = { contextOptions: { reducedMotion: 'reduce' as const } };

export { expect };

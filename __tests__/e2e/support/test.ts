import { test as base, expect } from '@playwright/test';
import { taggedService } from './consent';
import { site } from './site';

interface Options {
  /** The cookie choice that the visitor made on an earlier visit; `none` for a first visit. */
  earlierChoice: 'all' | 'essential' | 'none';
}

/** Playwright’s test with a stored cookie choice, so that the bar does not cover the page. */
export const test = base.extend<Options>({
  earlierChoice: ['essential', { option: true }],
  context: async ({ context, earlierChoice }, use) => {
    if (earlierChoice !== 'none') {
      await context.addInitScript(storeOnce, {
        earlierVisit: 'now',
        cookieConsent: earlierChoice,
        cookieConsentRecord: JSON.stringify(recordOf(earlierChoice)),
      });
    }
    await use(context);
    // A route that still fetches would fail after the test, in the next one: "Response has been disposed".
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Runs in every document and stores entries in the first one. Playwright’s `storageState` opens a page of its own to do so, in every test. */
function storeOnce(entries: Record<string, string>): void {
  // An empty page or a sandboxed frame has neither an origin nor storage.
  if (window.origin === 'null' || localStorage.getItem('earlierVisit')) return;
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
}

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

/** For tests that motion could break; without it, the browser asks for reduced motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' as const } };

export { expect };

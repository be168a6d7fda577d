import type { Page } from '@playwright/test';

/** Chromium requests it on its own. */
const unasked = '/favicon.ico';

/**
 * Collects what goes wrong while a page is used: errors and warnings of the console (React's hydration warnings are among them),
 * exceptions, requests that fail or are answered with an error.
 * @returns the list, which grows as the page is used
 */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !message.location().url.endsWith(unasked)) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => problems.push(`${request.failure()?.errorText}: ${request.url()}`));
  page.on('response', (response) => {
    const isBad = response.status() >= 400 && !response.url().endsWith(unasked);
    if (isBad) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

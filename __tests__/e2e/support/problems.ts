import type { Page } from '@playwright/test';

/** Chromium requests it by itself. */
const unasked = '/favicon.ico';

/**
 * Collects problems while a page is used: errors and warnings of the console, including React’s hydration warnings, exceptions,
 * failed requests and error responses.
 * @returns the list, which grows as the page is used
 */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !message.location().url.endsWith(unasked)) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Cancelled, not failed: another page was opened, or a window of another width needs another picture.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isBad = response.status() >= 400 && !response.url().endsWith(unasked);
    if (isBad) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

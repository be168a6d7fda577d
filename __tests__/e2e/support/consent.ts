import type { Page } from '@playwright/test';
import { cookies } from './site';

/** The cookie bar. */
export const bar = (page: Page) => page.getByRole('region', { name: cookies.banner.label });

/** The dialog of the categories. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: cookies.modal.title });

/** The confirmation of a choice: what is in the region, which itself has no size. */
export const toast = (page: Page) => page.getByRole('status').filter({ hasText: cookies.toast.title }).locator('> *');

/** The choice in the browser’s storage; null if there is none. */
export const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

/** Clicks on a button of the cookie bar. */
export const clickInBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();

/** Whether any consent is granted in the data layer. */
export const granted = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []).includes('granted'));

/** A date in the past, as ISO 8601: months, and days beyond them. */
export const monthsAgo = (count: number, days = 0) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - count);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString();
};

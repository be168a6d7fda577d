import type { Page } from '@playwright/test';
import { cookies } from './site';

export const bar = (page: Page) => page.getByRole('region', { name: cookies.banner.label });
export const dialog = (page: Page) => page.getByRole('dialog', { name: cookies.modal.title });
export const toast = (page: Page) => page.getByRole('status').filter({ hasText: cookies.toast.title });
export const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));
export const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();

/** Whether the data layer says that anything is allowed. */
export const granted = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []).includes('granted'));

export const monthsAgo = (count: number, days = 0) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - count);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString();
};

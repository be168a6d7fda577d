import type { Page } from '@playwright/test';
import { cookies, mainLanguage, wordsOf } from './site';

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

/** Opens the dialog from the footer. */
export const openDialog = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: wordsOf(mainLanguage).footer.cookies })
    .click();

/** The name of the tag manager’s service in the data. */
export const taggedService = 'Tag manager';

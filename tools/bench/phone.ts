import type { Browser, Page } from 'playwright';

/** How much slower a phone's processor is than that of this machine. */
export const slowdown = 4;

/** A phone on its first visit. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Acts on a new page of a phone that has never seen the site. */
export async function onPhone<Result>(browser: Browser, act: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

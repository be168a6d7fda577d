import type { Locator, Page } from '@playwright/test';

/** The movement of a finger, in pixels. */
interface Way {
  x?: number;
  y?: number;
}

/** Swipes over the middle of an element, in steps. */
export async function swipe(page: Page, over: Locator, { x = 0, y = 0 }: Way): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const client = await page.context().newCDPSession(page);
  const from = { x: box.x + box.width / 2 - x / 2, y: box.y + box.height / 2 - y / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }];
    return client.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8);
  await touch('touchEnd', 1);
  await client.detach();
}

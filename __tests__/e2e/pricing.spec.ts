import { boxOf } from './support/layout';
import { counterOf, expectPrice, landing } from './support/pages';
import { priceAfter } from './support/site';
import { expect, phone, test } from './support/test';
import { scrollTo, scrollTop, visit, visitWithoutClock } from './support/visit';

/** A window in which the items are folded. */
const narrow = { width: 1000, height: 900 };

test('the price follows the counter, and its buttons stay under the pointer when it gets longer', async ({ page }) => {
  await visit(page, landing);
  const { minus, plus } = counterOf(page);
  // A long unit leaves little room for the price.
  await page
    .locator('#pricing-section strong ~ span')
    .first()
    .evaluate((unit) => unit.replaceChildren('/month + VAT'));
  const clicks = Math.ceil((1000 - priceAfter(0)) / (priceAfter(1) - priceAfter(0)));
  for (const width of [360, 768, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await plus.scrollIntoViewIfNeeded();
    await expect(minus).toBeDisabled();
    const places = async () => [width, await boxOf(minus), await boxOf(plus)];
    const before = await places();
    const press = (button: HTMLElement, times: number) => {
      for (let time = 0; time < times; time++) setTimeout(() => button.click());
    };
    await plus.evaluate(press, clicks);
    await expectPrice(page, clicks);
    expect(await places()).toEqual(before);
    await minus.evaluate(press, clicks + 1);
    await expectPrice(page, 0);
  }
});

test('by mouse, the items of the setup fee stay in the card of the pack', async ({ page }) => {
  await visitWithoutClock(page, landing);
  const opener = page.locator('#pricing-section details');
  const items = page.locator('[data-hover-card]');
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(5, 5);
    await page.clock.runFor(500);
    await opener.hover();
    await page.clock.runFor(750);
    const pack = await boxOf(page.locator('#pricing-section article'));
    const { x, width: across } = await boxOf(items);
    expect(x, `${width}`).toBeGreaterThan(pack.x);
    expect(x + across, `${width}`).toBeLessThan(pack.x + pack.width);
  }
});

test('from 1024 px on, they are always open in place, where a mouse gets the card', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await visitWithoutClock(page, landing);
  const list = page.locator('#pricing-section details > ul');
  await expect(list).toBeVisible();
  await expect(page.locator('#pricing-section summary')).toBeHidden();
  await list.hover();
  await page.clock.runFor(750);
  const [inPlace, card] = [await boxOf(list), await boxOf(page.locator('[data-hover-card]'))];
  expect(card.y).toBeCloseTo(inPlace.y, 0);
  expect(card.y + card.height).toBeGreaterThanOrEqual(inPlace.y + inPlace.height);
});

test('they open where there is room: below the fee, or above it where they would leave the window', async ({ page }) => {
  await page.setViewportSize(narrow);
  await visitWithoutClock(page, landing);
  const opener = page.locator('#pricing-section summary');
  const items = page.locator('[data-hover-card]');
  for (const [fromBottom, isBelow] of [
    [0.6, true],
    [0.1, false],
  ] as const) {
    await page.mouse.move(5, 5);
    await page.clock.runFor(500);
    await expect(items).toBeHidden();
    const { y } = await boxOf(opener);
    await scrollTo(page, (await scrollTop(page)) + y - 900 * (1 - fromBottom));
    await opener.hover();
    await page.clock.runFor(750);
    await expect(items).toBeInViewport({ ratio: 1 });
    expect((await boxOf(items)).y > (await boxOf(opener)).y, `${fromBottom}`).toBe(isBelow);
  }
  // What a click opens in place is not shown twice.
  await opener.click();
  await page.mouse.move(5, 5);
  await opener.hover();
  await page.clock.runFor(750);
  await expect(page.locator('#pricing-section details')).toHaveAttribute('open');
  await expect(items).toBeHidden();
});

test('by keyboard, they appear at once on focus, and disappear with Escape or without the focus', async ({ page }) => {
  const opener = page.locator('#pricing-section summary');
  const items = page.locator('[data-hover-card]');
  const comeFromBefore = async () => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(items).toBeVisible();
  };
  await page.setViewportSize(narrow);
  await visit(page, landing);
  await opener.focus();
  await comeFromBefore();
  await page.keyboard.press('Escape');
  await expect(items).toBeHidden();
  await expect(opener).toBeFocused();
  await comeFromBefore();
  await page.keyboard.press('Tab');
  await expect(items).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ ...phone, hasTouch: true, isMobile: true });

  test('they open in place, not as the card that a mouse gets', async ({ page }) => {
    await visit(page, landing);
    const fee = page.locator('#pricing-section details');
    await fee.locator('summary').tap();
    await expect(fee).toHaveAttribute('open');
    await expect(page.locator('[data-hover-card]')).toBeHidden();
  });
});

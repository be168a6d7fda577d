import { labelBars } from '../../src/theme/tokens';
import { boxOf } from './support/box-of';
import { textContrasts } from './support/pixels';
import { landingPath, mainLanguage } from './support/site';
import { expect, moving, test } from './support/test';
import { visit } from './support/visit';

const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;

test.describe('with motion', () => {
  test.use(moving);

  test('the frame is a scale that a pointer climbs from G to A while the page scrolls', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const frame = page.locator('main > div > [aria-hidden]:has(> i + b)');
    await expect(frame.locator('b')).toHaveText(labelBars.map(({ letter }) => letter));
    const top = async () => middle(await boxOf(frame.locator('i')));
    expect(await top()).toBeCloseTo(middle(await boxOf(frame.locator('b').last())), 0);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const letter = await boxOf(frame.locator('b').first());
    await expect.poll(top).toBeLessThan(letter.y + letter.height / 2);
  });
});

test('the text and the letter of every bar of the hero have enough contrast on the rendered pixels', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const texts = await textContrasts(page, 'figure li *');
    // WCAG 2.2, 1.4.3: what normal text needs.
    const weak = texts.filter(({ contrast }) => !(contrast >= 4.5));
    expect({ width, measured: texts.length, weak }).toEqual({ width, measured: 2 * labelBars.length, weak: [] });
  }
});

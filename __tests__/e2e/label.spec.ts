import type { Locator, Page } from '@playwright/test';
import { decorationClasses } from '../../src/theme/decoration-classes';
import { labelBars } from '../../src/theme/tokens';
import { boxOf } from './support/box-of';
import { textContrasts } from './support/pixels';
import { landingPath, mainLanguage, triedLanguages, wordsOf } from './support/site';
import { expect, moving, test } from './support/test';
import { visit } from './support/visit';

const fromGToA = labelBars.map(({ letter }) => letter).reverse();

const label = (page: Page, language: string) => page.getByRole('figure', { name: wordsOf(language).hero.scaleLabel });

const boxesOf = async (elements: Locator) => Promise.all((await elements.all()).map(boxOf));

const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;

/** Whether each number is larger than the one before. */
const isRising = (numbers: readonly number[]) =>
  numbers.every((one, index) => index === 0 || one > Number(numbers[index - 1]));

test.describe('the stages of a case', () => {
  for (const language of triedLanguages) {
    test(`${language}: are a list in chronological order, and climb from G to A`, async ({ page }) => {
      await visit(page, landingPath(language));
      const rows = label(page, language).getByRole('listitem');
      const stages = Object.values(wordsOf(language).hero.stages);
      await expect(rows).toHaveText(stages.map((stage, index) => stage + fromGToA[index]));
      const bars = await boxesOf(rows.locator('> *'));
      expect(isRising(bars.map(({ y }) => -y))).toBe(true);
      expect(isRising(bars.map(({ width }) => -width))).toBe(true);
    });
  }

  test('end at A, where the pointer rests', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const pointer = label(page, mainLanguage).getByText(wordsOf(mainLanguage).hero.scaleTag, { exact: true });
    const top = await boxOf(label(page, mainLanguage).getByRole('listitem').last());
    expect(middle(await boxOf(pointer))).toBeCloseTo(middle(top), 0);
  });

  test('are all in the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const language of triedLanguages) {
      await visit(page, landingPath(language));
      for (const row of await label(page, language).getByRole('listitem').all()) {
        await expect(row).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test('show the house as warm as at the stage under the mouse', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const rows = label(page, mainLanguage).getByRole('listitem');
    const house = label(page, mainLanguage).locator(`.${decorationClasses.house}`);
    const heat = () => house.evaluate((element) => Number(getComputedStyle(element, '::after').opacity));
    await expect.poll(heat).toBe(0);
    const count = await rows.count();
    for (let stage = 0; stage < count; stage++) {
      await rows.nth(stage).hover();
      await expect.poll(heat).toBeCloseTo(1 - stage / (count - 1), 2);
    }
  });
});

test.describe('on the rendered pixels,', () => {
  /** The texts with less contrast than normal text needs (WCAG 2.2, 1.4.3), and how many were measured. */
  async function weakTexts(page: Page, selector: string) {
    const texts = await textContrasts(page, selector);
    return { measured: texts.length, weak: texts.filter(({ contrast }) => !(contrast >= 4.5)) };
  }

  test('the text and the letter of every bar of the hero have enough contrast', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { measured, weak } = await weakTexts(page, 'figure li *');
      expect({ width, measured, weak }).toEqual({ width, measured: 2 * labelBars.length, weak: [] });
    }
  });
});

test.describe('the pointer', () => {
  test.use(moving);

  test('climbs from G to A once', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const figure = label(page, mainLanguage);
    const pointer = figure.getByText(wordsOf(mainLanguage).hero.scaleTag, { exact: true });
    const rows = await boxesOf(figure.getByRole('listitem'));
    const seek = (part: number) =>
      pointer.evaluate((element, share) => {
        element.style.animation = 'none';
        element.getBoundingClientRect();
        // Restart the animation, even if it has ended.
        element.style.animation = '';
        const [climb] = element.getAnimations();
        if (!climb) throw new Error('The pointer does not move.');
        const { delay = 0, duration } = climb.effect?.getTiming() ?? {};
        climb.pause();
        climb.currentTime = Number(delay) + Number(duration) * share;
        return climb.effect?.getTiming().iterations;
      }, part);
    for (const [stage, row] of rows.entries()) {
      // Just after a step.
      expect(await seek((stage + 0.1) / (rows.length - 1))).toBe(1);
      expect(middle(await boxOf(pointer))).toBeCloseTo(middle(row), 0);
    }
  });
});

test.describe('the frame', () => {
  const scale = (page: Page) => page.locator('main > [aria-hidden]:has(> i + b)');

  test.describe('with motion', () => {
    test.use(moving);

    test('is a scale that a pointer climbs from G to A while the page scrolls', async ({ page }) => {
      await visit(page, landingPath(mainLanguage));
      const frame = scale(page);
      await expect(frame.locator('b')).toHaveText([...fromGToA].reverse());
      const top = async () => middle(await boxOf(frame.locator('i')));
      expect(await top()).toBeCloseTo(middle(await boxOf(frame.locator('b').last())), 0);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const letter = await boxOf(frame.locator('b').first());
      await expect.poll(top).toBeLessThan(letter.y + letter.height / 2);
    });

    test('never covers anything, at any width', async ({ page }) => {
      await visit(page, landingPath(mainLanguage));
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const { x } = await boxOf(scale(page));
        const edge = await page.locator('main h1').evaluate((heading) => {
          const style = getComputedStyle(heading.parentElement?.parentElement as Element);
          return document.documentElement.clientWidth - Number.parseFloat(style.paddingRight);
        });
        expect(x, `${width}`).toBeGreaterThanOrEqual(edge - 1);
      }
    });
  });

  test('is not a scale with reduced motion', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    await expect(scale(page)).toBeHidden();
  });
});

test('the 404 page is off the scale: its pointer is below all seven bars', async ({ page }) => {
  await page.goto(`/${mainLanguage}/nowhere`);
  const code = await boxOf(page.getByText(wordsOf(mainLanguage).notFound.code, { exact: true }));
  const bars = await boxesOf(page.locator('main [aria-hidden="true"] > i'));
  expect(bars).toHaveLength(fromGToA.length);
  for (const bar of bars) expect(code.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  // Beside the text, so that a wide window has no empty half.
  const words = await boxOf(page.getByRole('heading', { level: 1 }));
  for (const bar of bars) expect(bar.x).toBeGreaterThan(words.x + words.width);
});

test('the house stands at the foot of the third-longest bar and touches none, in the first screen and on the 404 page', async ({
  page,
}) => {
  for (const [path, selector] of [
    [landingPath(mainLanguage), 'figure li > *'],
    [`/${mainLanguage}/nowhere`, 'main [aria-hidden="true"] > i'],
  ] as const) {
    await page.goto(path);
    for (const width of [768, 1024, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const house = await boxOf(page.locator(`.${decorationClasses.house}`));
      const foot = house.y + house.height;
      const [, below, beside, ...shorter] = (await boxesOf(page.locator(selector))).sort(
        (one, other) => other.width - one.width,
      );
      if (!below || !beside) throw new Error('The label has too few bars.');
      const gap = Math.abs(Math.round(beside.y + beside.height - foot));
      expect({ path, width, gap }).toEqual({ path, width, gap: 0 });
      expect(below.y, `${path} ${width}`).toBeGreaterThan(foot);
      for (const bar of [beside, ...shorter]) expect(bar.x + bar.width, `${path} ${width}`).toBeLessThanOrEqual(house.x);
    }
  }
});

test('the letters of the 404 page are readable on a phone; elsewhere, its title is level with its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/${mainLanguage}/nowhere`);
  const letter = page.locator('main [aria-hidden="true"] > i').first();
  const size = await letter.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(11);
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeCloseTo((await boxOf(letter)).y, 0);
  }
});

import type { Page } from '@playwright/test';
import { fingertip } from '../../src/theme/tokens';
import { boxOf } from './support/box-of';
import { type Control, controlsOf, headerControls } from './support/header-controls';
import {
  landingPath,
  languageName,
  languages,
  listPath,
  mainLanguage,
  otherLanguage,
  site,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, moving, test } from './support/test';
import { visit } from './support/visit';

const banner = (page: Page) => page.getByRole('banner');

for (const language of triedLanguages) {
  const { header } = wordsOf(language);

  test(`${language}: the links lead to their parts of the landing page, from every page`, async ({ page }) => {
    for (const path of [`/${language}`, listPath(language)]) {
      await visit(page, path);
      const links = banner(page).getByRole('navigation', { name: header.navigation });
      for (const [word, hash] of [
        [header.home, ''],
        [header.pricing, '#pricing-section'],
        [header.reviews, '#testimonials-section'],
        [header.faq, '#faq-section'],
      ]) {
        await expect(links.getByRole('link', { name: word, exact: true })).toHaveAttribute('href', `/${language}${hash}`);
      }
    }
  });
}

test.describe('with motion,', () => {
  test.use(moving);

  test('a link of the header scrolls to its part, and so does one from another page', async ({ page }) => {
    const { header, pricingSection, faq } = wordsOf(otherLanguage);
    await visit(page, landingPath(otherLanguage));
    await banner(page).getByRole('link', { name: header.pricing, exact: true }).click();
    await expect(page).toHaveURL(`${landingPath(otherLanguage)}#pricing-section`);
    await expect(page.getByRole('heading', { name: pricingSection.title })).toBeInViewport();
    await visit(page, listPath(otherLanguage));
    await banner(page).getByRole('link', { name: header.faq, exact: true }).click();
    await expect(page).toHaveURL(`${landingPath(otherLanguage)}#faq-section`);
    await expect(page.getByRole('heading', { name: faq.title })).toBeInViewport();
  });
});

test('the header’s content is at most 894 px wide, and stays in sight', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  for (const width of [768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await banner(page).locator('> *').first().boundingBox();
    expect(box?.width).toBeLessThanOrEqual(894);
    if (width >= 1024) expect(box?.width).toBeCloseTo(894, 0);
  }
  await page.mouse.wheel(0, 3000);
  await expect(banner(page).getByRole('link').first()).toBeInViewport();
});

for (const language of triedLanguages) {
  test(`${language}: the header is one row, and nothing in it touches`, async ({ page }) => {
    await visit(page, `/${language}`);
    for (const width of [768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const controls = await headerControls(page);
      expect(controls).toHaveLength(controlsOf(site));
      expect({ width, wrapped: controls.filter(({ lines }) => lines > 1) }).toEqual({ width, wrapped: [] });
      expect({ width, touching: touching(controls) }).toEqual({ width, touching: [] });
      expect({ width, outside: controls.filter(({ isInside }) => !isInside) }).toEqual({ width, outside: [] });
    }
  });
}

test.describe('on a tablet, under fingers,', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });

  for (const language of triedLanguages) {
    test(`${language}: the header is one row, and each language is as wide as a finger`, async ({ page }) => {
      await visit(page, landingPath(language));
      const controls = await headerControls(page);
      expect(controls.filter(({ lines, isInside }) => lines > 1 || !isInside)).toEqual([]);
      expect(touching(controls)).toEqual([]);
      for (const code of languages) {
        const { width } = await boxOf(banner(page).getByRole('link', { name: languageName(code) }));
        expect(width).toBeGreaterThanOrEqual(fingertip);
      }
    });
  }
});

/** Pairs of neighbours that overlap, or are not in one row. */
function touching(controls: readonly Control[]): string[] {
  const middleOf = ({ top, bottom }: Control) => (top + bottom) / 2;
  const inOrder = controls.toSorted((a, b) => a.left - b.left);
  return inOrder.flatMap((control, index) => {
    const next = inOrder[index + 1];
    if (!next) return [];
    const apart = next.left >= control.right - 0.5 && Math.abs(middleOf(next) - middleOf(control)) < 4;
    return apart ? [] : [`${control.text} / ${next.text}`];
  });
}

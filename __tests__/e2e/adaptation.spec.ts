import type { Page } from '@playwright/test';
import { expectFocusUncovered, expectFocusVisible, tabThrough } from './support/focus';
import { overflowOf } from './support/overflow';
import { contrastOfColours, mainColour, textContrasts } from './support/pixels';
import {
  cookies,
  entryAt,
  firstOf,
  landingPath,
  languageName,
  languages,
  legalPagesOf,
  listPath,
  mainLanguage,
  otherLanguage,
  site,
  triedLanguages,
  wordsOf,
} from './support/site';
import { smallTargets } from './support/targets';
import { expect, phone, still, test } from './support/test';
import { brokenTexts, spaceText } from './support/text-boxes';
import { endOfPage, layOutEverything, scrollTo, visit } from './support/visit';

/** One page of every kind. */
const kindsOfPage = (language: string) => [
  `/${language}`,
  listPath(language),
  firstOf(wordsOf(language).features).path,
  entryAt(legalPagesOf(language), -1).path,
  `/${language}/nowhere`,
];

/** Fewer stops of the Tab key than a landing page has: its languages and legal pages, and its questions where it shows them. */
const leastStops = (language: string) =>
  languages.length +
  legalPagesOf(language).length +
  (site.sections.includes('faq') ? wordsOf(language).Faq.entries.length : 0);

/** Brings everything into the landing page that comes late, and goes back to its top. */
async function bringEverything(page: Page): Promise<void> {
  await page.locator('#video-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#video-section iframe')).toBeVisible();
  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  await expect(page.locator('[aria-roledescription="carousel"]')).toBeVisible();
  await scrollTo(page, 0);
}

test.describe('with increased text spacing,', () => {
  test.use(still);

  for (const language of languages) {
    test(`${language}: no text is cut off, nor lies on another`, async ({ page }) => {
      test.setTimeout(90_000);
      for (const path of kindsOfPage(language)) {
        await visit(page, path);
        await spaceText(page);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const { scrolledBy, outside } = await overflowOf(page);
          const found = { ...(await brokenTexts(page)), scrolledBy, outside };
          expect({ path, width, ...found }).toEqual({
            path,
            width,
            cut: [],
            overlapping: [],
            scrolledBy: 0,
            outside: [],
          });
        }
      }
    });
  }
});

test.describe('at 400 %, in a window of 320 by 256 pixels,', () => {
  test.use({ ...still, viewport: { width: 320, height: 256 }, earlierChoice: 'none' });

  for (const language of languages) {
    test(`${language}: nothing is lost, and nothing scrolls sideways`, async ({ page }) => {
      test.setTimeout(90_000);
      for (const path of kindsOfPage(language)) {
        await visit(page, path);
        const { scrolledBy, outside } = await overflowOf(page);
        const found = { ...(await brokenTexts(page)), scrolledBy, outside };
        expect({ path, ...found }).toEqual({ path, cut: [], overlapping: [], scrolledBy: 0, outside: [] });
      }
    });
  }

  test('the focused element is on top, with the cookie bar open', async ({ page }) => {
    test.setTimeout(90_000);
    await visit(page, landingPath(mainLanguage));
    await bringEverything(page);
    expect(await tabThrough(page, (stop) => expectFocusUncovered(page, stop))).toBeGreaterThan(leastStops(mainLanguage));
  });

  test('the cookie bar leaves half of the window to the page, and its choices can be reached', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const bar = page.getByRole('region', { name: cookies.banner.label });
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(128);
    await bar.getByRole('button', { name: cookies.banner.customise }).click();
    await page.getByRole('dialog').getByRole('button', { name: cookies.modal.essentialOnly }).click();
    await expect(bar).toBeHidden();
  });

  test.describe('in the menu', () => {
    test.use({ earlierChoice: 'essential' });

    test('every link can be reached', async ({ page }) => {
      await visit(page, landingPath(otherLanguage));
      const { header, buttons } = wordsOf(otherLanguage);
      await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
      const drawer = page.getByRole('dialog', { name: header.menu });
      await drawer.locator('summary').click();
      await drawer.getByRole('link', { name: buttons.freeTrial }).scrollIntoViewIfNeeded();
      await expect(drawer.getByRole('link', { name: buttons.freeTrial })).toBeInViewport({ ratio: 1 });
    });
  });
});

test.describe('a testimonial that is longer than six lines', () => {
  test.use({ ...phone, ...still });

  for (const language of triedLanguages) {
    test(`${language}: is read to its end by keyboard, and is named after who says it`, async ({ page }) => {
      await visit(page, `/${language}`);
      await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
      await expect(page.locator('[aria-roledescription="carousel"]')).toBeVisible();
      const { name, content: says } = firstOf(wordsOf(language).TestimonialTexts.testimonials);
      const words = page.getByRole('blockquote', { name });
      await expect(words).toHaveAttribute('tabindex', '0');
      await expect(words).toContainText(says);
      const linesShown = () =>
        words.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
      expect(await linesShown()).toBeCloseTo(6, 1);
      await words.focus();
      expect(await linesShown()).toBeCloseTo(6, 1);
      await page.keyboard.press('End');
      await expect.poll(() => words.evaluate(remaining)).toBeLessThan(2);
    });
  }
});

/** Pixels that an element can still be scrolled down. */
const remaining = (element: Element) => element.scrollHeight - element.clientHeight - element.scrollTop;

test.describe('with forced colours,', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('texts in the ember gradient are there', async ({ page }) => {
    for (const path of kindsOfPage(mainLanguage)) {
      await visit(page, path);
      const colours = await page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .map((element) => getComputedStyle(element))
          .filter(({ backgroundClip, color }) => backgroundClip.includes('text') || color.startsWith('rgba'))
          .map(({ color }) => color),
      );
      expect({ path, colours }).toEqual({ path, colours: [] });
    }
  });

  test('the selected tab, the current language and every button can be distinguished', async ({ page }) => {
    await visit(page, landingPath(mainLanguage));
    const tabs = page.getByRole('tab');
    expect(contrastOfColours(await mainColour(tabs.first()), await mainColour(tabs.nth(1)))).toBeGreaterThan(3);
    const language = (code: string) => page.getByRole('banner').getByRole('link', { name: languageName(code) });
    expect(
      contrastOfColours(await mainColour(language(mainLanguage)), await mainColour(language(otherLanguage))),
    ).toBeGreaterThan(3);
    const borders = await page.evaluate((name) => {
      const buttons = [...document.querySelectorAll('main a, footer a')].filter((link) =>
        link.textContent?.startsWith(name),
      );
      return buttons.map((button) => getComputedStyle(button).borderTopStyle);
    }, wordsOf(mainLanguage).buttons.requestDemo);
    expect([...new Set(borders)]).toEqual(['solid']);
  });

  test('the focused element is visible', async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, landingPath(mainLanguage));
    await bringEverything(page);
    expect(await tabThrough(page, (stop) => expectFocusVisible(page, stop))).toBeGreaterThan(leastStops(mainLanguage));
  });
});

test.describe('the focused element', () => {
  test.use({ ...still, earlierChoice: 'none' });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`is on top of header, cookie bar and floating buttons at ${viewport.width} pixels`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize(viewport);
      await visit(page, landingPath(mainLanguage));
      await bringEverything(page);
      await expect(page.getByRole('region', { name: cookies.banner.label })).toBeVisible();
      expect(await tabThrough(page, (stop) => expectFocusUncovered(page, stop))).toBeGreaterThan(leastStops(mainLanguage));
    });
  }

  test('looks different from an unfocused one', async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, landingPath(mainLanguage));
    await bringEverything(page);
    expect(await tabThrough(page, (stop) => expectFocusVisible(page, stop))).toBeGreaterThan(leastStops(mainLanguage));
  });
});

test.describe('with reduced motion,', () => {
  test.use({ ...still, earlierChoice: 'none' });

  test('nothing moves, fades or slides, and a jump is a jump', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      for (const type of ['animationstart', 'transitionrun'] as const) {
        document.addEventListener(type, (event) => {
          const name = 'propertyName' in event ? event.propertyName : event.animationName;
          moved.push(`${type} ${name}: ${(event.target as Element).textContent?.slice(0, 30)}`);
        });
      }
    });
    const { header, clientReviews, Faq, footer } = wordsOf(mainLanguage);
    await visit(page, landingPath(mainLanguage));
    await page.getByRole('region', { name: cookies.banner.label }).getByRole('button').first().click();
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('tab').nth(2).click();
    await page
      .locator('summary')
      .filter({ hasText: firstOf(Faq.entries).question })
      .click();
    await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: clientReviews.next }).click();
    for (let top = 0; top < 9000; top += 600) await scrollTo(page, top);
    await scrollTo(page, endOfPage);
    await page.getByRole('contentinfo').getByRole('button', { name: footer.cookies }).click();
    await page.getByRole('dialog').getByRole('button', { name: cookies.modal.close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.setViewportSize(phone.viewport);
    await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
    await page.getByRole('dialog', { name: header.menu }).getByRole('button', { name: header.closeMenu }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    const places = await page.evaluate(async () => {
      window.location.hash = 'pricing-section';
      const target = document.querySelector(':target');
      const seen = new Set<number>();
      for (let frames = 0; frames < 20; frames++) {
        await new Promise(requestAnimationFrame);
        seen.add(Math.round(target?.getBoundingClientRect().top ?? 0));
      }
      return seen.size;
    });
    expect(places).toBeLessThanOrEqual(2);
  });
});

test.describe('what can be clicked', () => {
  test.use({ ...still, earlierChoice: 'none' });

  test('is at least 24 pixels wide and high under a mouse', async ({ page }) => {
    for (const path of kindsOfPage(otherLanguage)) {
      await visit(page, path);
      await layOutEverything(page);
      expect({ path, small: await smallTargets(page, 24) }).toEqual({ path, small: [] });
    }
  });

  test.describe('by touch', () => {
    test.use({ ...phone, hasTouch: true, isMobile: true });

    for (const language of triedLanguages) {
      test(`${language}: is at least 44 pixels wide and high, in the overlays too`, async ({ page }) => {
        test.setTimeout(90_000);
        const expectLarge = async (where: string) =>
          expect({ where, small: await smallTargets(page, 44) }).toEqual({ where, small: [] });
        for (const path of kindsOfPage(language).toReversed()) {
          await visit(page, path);
          await layOutEverything(page);
          await expectLarge(path);
        }
        await bringEverything(page);
        await scrollTo(page, endOfPage);
        await expectLarge('the end of the page');
        await page.getByRole('region', { name: cookies.banner.label }).getByRole('button').last().tap();
        await expect(page.getByRole('dialog', { name: cookies.modal.title })).toBeVisible();
        await expectLarge('the dialog');
        await page.getByRole('dialog').getByRole('button', { name: cookies.modal.acceptAll }).tap();
        await expect(page.getByRole('status').filter({ hasText: cookies.toast.title })).toBeVisible();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expectLarge('the confirmation');
        const { header } = wordsOf(language);
        await page.getByRole('banner').getByRole('button', { name: header.openMenu }).tap();
        await page.getByRole('dialog', { name: header.menu }).locator('summary').tap();
        await expectLarge('the menu');
      });
    }
  });
});

test.describe('on the pixels as painted,', () => {
  test.use(still);

  for (const language of triedLanguages) {
    test(`${language}: texts in gradients, on gradients and on what is pressed stand out`, async ({ page }) => {
      test.setTimeout(90_000);
      for (const path of kindsOfPage(language)) {
        await visit(page, path);
        await layOutEverything(page);
        const texts = await textContrasts(page);
        expect(texts).not.toEqual([]);
        expect({ path, weak: texts.filter(({ contrast, needed }) => !(contrast >= needed)) }).toEqual({ path, weak: [] });
      }
    });
  }
});

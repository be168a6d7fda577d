import type { Locator, Page } from '@playwright/test';
import { formatEuros, formatNumber } from '../../src/content/format';
import { content, counted, firstOf, languages, pack, site, withValues, wordsOf } from './support/site';
import { expect, phone, still, test } from './support/test';
import { visit, visitWithoutClock } from './support/visit';

const ids = content.FeatureCatalogue.features.map(({ id }) => id);

test.describe('the features', () => {
  test.use(still);

  const tabs = (page: Page) => page.getByRole('tab');
  const selected = (page: Page) => page.getByRole('tab', { selected: true });

  /** Expects one feature to be selected: its tab alone, and its panel alone in sight. */
  async function expectSelected(page: Page, index: number): Promise<void> {
    await expect(selected(page)).toHaveCount(1);
    await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.locator(`#panel-${ids[index]}`)).toBeVisible();
  }

  for (const language of languages) {
    test(`${language}: eight tabs, the first of them selected; each shows its feature and leads to its page`, async ({
      page,
    }) => {
      const { features, learnMore } = wordsOf(language);
      await visit(page, `/${language}`);
      await expect(tabs(page)).toHaveText(features.map(({ name }) => name));
      await expect(tabs(page)).toHaveCount(8);
      expect(ids[0]).toBe('signature');
      await expectSelected(page, 0);
      for (const [
        index,
        { label, title, description, benefits, stat, statDescription, image, path },
      ] of features.entries()) {
        await tabs(page).nth(index).click();
        await expectSelected(page, index);
        const panel = page.getByRole('tabpanel', { name: features[index]?.name });
        for (const text of [label, title, description, ...benefits, statDescription ?? '']) {
          await expect(panel.getByText(text, { exact: true })).toBeVisible();
        }
        await expect(panel).toContainText(formatNumber(stat ?? 0, language));
        await expect(panel.getByRole('img', { name: image.alt })).toBeVisible();
        await expect(panel.getByRole('link', { name: learnMore.label })).toHaveAttribute('href', path);
      }
    });
  }

  test('the link of a panel leads to the feature’s page', async ({ page }) => {
    const feature = wordsOf('en').features.at(3);
    await visit(page, '/en');
    await tabs(page).nth(3).click();
    await page.getByRole('tabpanel').getByRole('link').click();
    await expect(page).toHaveURL(feature?.path ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(feature?.title ?? '');
  });

  for (const { where, screen, orientation, next, previous } of [
    {
      where: 'a wide screen',
      screen: { width: 1440, height: 900 },
      orientation: 'vertical',
      next: 'ArrowDown',
      previous: 'ArrowUp',
    },
    { where: 'a phone', screen: phone.viewport, orientation: 'horizontal', next: 'ArrowRight', previous: 'ArrowLeft' },
  ]) {
    test.describe(`on ${where}`, () => {
      test.use({ viewport: screen });

      test(`the tabs stand in a ${orientation} line and follow its arrow keys, Home and End`, async ({ page }) => {
        await visit(page, '/es');
        await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', orientation);
        const [first, second] = [await boxOf(tabs(page).first()), await boxOf(tabs(page).nth(1))];
        if (orientation === 'vertical') expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
        else expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
        await tabs(page).first().focus();
        for (const [key, index] of [
          [next, 1],
          [next, 2],
          [previous, 1],
          ['End', 7],
          [next, 0],
          [previous, 7],
          ['Home', 0],
        ] as const) {
          await page.keyboard.press(key);
          await expectSelected(page, index);
          await expect(tabs(page).nth(index)).toBeFocused();
          await expect(tabs(page).nth(index)).toBeInViewport({ ratio: 0.9 });
        }
      });
    });
  }

  test('Tab goes from the selected tab past the others into its panel', async ({ page }) => {
    await visit(page, '/en');
    await tabs(page).nth(2).click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tabs(page).nth(2)).toBeFocused();
  });
});

test.describe('the price', () => {
  const { price, includedFiles, additionalFilePrice, additionalFilesStep, setupFee } = pack;

  test('is that of the specification', () => {
    expect({ price, includedFiles, additionalFilePrice, additionalFilesStep, setupFee }).toEqual({
      price: 350,
      includedFiles: 50,
      additionalFilePrice: 5,
      additionalFilesStep: 5,
      setupFee: 1000,
    });
    expect(pack.features).toHaveLength(12);
    expect(languages.map((language) => wordsOf(language).pricingSection.perMonth)).toEqual(['/mois', '/month', '/mes']);
  });

  for (const language of languages) {
    test(`${language}: follows the counter, by fives and never below none`, async ({ page }) => {
      const words = wordsOf(language).pricingSection;
      await visit(page, `/${language}`);
      const card = page.locator('#pricing-section article');
      const less = card.getByRole('button', { name: counted(words, 'removeFiles', 5, language) });
      const more = card.getByRole('button', { name: counted(words, 'addFiles', 5, language) });

      const expectCount = async (added: number) => {
        await expect(card.locator('output')).toHaveText(counted(words, 'additionalFiles', added, language));
        await expect(card).toContainText(`${formatEuros(350 + added * 5, language)} ${words.perMonth}`);
        await expect(card).toContainText(counted(words, 'totalFiles', 50 + added, language));
      };

      await expectCount(0);
      await expect(less).toBeDisabled();
      await more.click();
      await expectCount(5);
      await expect(less).toBeEnabled();
      await more.click();
      await more.click();
      await expectCount(15);
      await less.click();
      await expectCount(10);
      await pressOften(more, 130);
      await expectCount(660);
      await pressOften(less, 132);
      await expectCount(0);
      await expect(less).toBeDisabled();
    });

    test(`${language}: stands with all that the pack holds`, async ({ page }) => {
      const { pricingSection, PackTexts } = wordsOf(language);
      const text = firstOf(PackTexts.packs.filter(({ id }) => id === pack.id));
      await visit(page, `/${language}`);
      const card = page.getByRole('article', { name: text.title });
      await expect(card.getByText(pricingSection.popular, { exact: true })).toBeVisible();
      await expect(card).toContainText(pricingSection.forSegment.installer);
      await expect(card).toContainText(pricingSection.support.emailAndPhone);
      await expect(card).toContainText(pricingSection.unlimitedUsers);
      await expect(card).toContainText(counted(pricingSection, 'includedFiles', includedFiles, language));
      await expect(card).toContainText(withValues(pricingSection.setupFee, { price: formatEuros(1000, language) }));
      const lines = PackTexts.features.filter(({ id }) => pack.features.some((feature) => feature.id === id));
      expect(lines).toHaveLength(12);
      for (const { text: line } of lines) await expect(card.getByRole('listitem').filter({ hasText: line })).toBeVisible();
      // The earlier plans are in the data, not on the page (decision 11).
      await expect(page.locator('#pricing-section article')).toHaveCount(1);
    });
  }
});

/** Presses a button again and again, each time when the page has taken note of the time before. */
function pressOften(button: Locator, times: number): Promise<void> {
  return button.evaluate(async (element, presses) => {
    for (let press = 0; press < presses; press++) {
      (element as HTMLElement).click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, times);
}

test.describe('what the setup fee pays for', () => {
  const { pricingSection, PackTexts } = wordsOf('en');
  const opener = (page: Page) => page.locator('#pricing-section summary');
  const card = (page: Page) => page.locator('#pricing-section').getByText(pricingSection.setupTitle, { exact: true });

  async function expectItems(within: Locator): Promise<void> {
    for (const item of PackTexts.setup) await expect(within.getByText(item, { exact: true }).last()).toBeVisible();
  }

  test.describe('by mouse', () => {
    test.use(still);

    test.beforeEach(async ({ page }) => {
      await visitWithoutClock(page, '/en');
      await opener(page).scrollIntoViewIfNeeded();
    });

    test('shows after 700 ms, not before, and goes 300 ms after the mouse has left', async ({ page }) => {
      await opener(page).hover();
      await page.clock.runFor(650);
      await expect(card(page)).toBeHidden();
      await page.clock.runFor(100);
      await expect(card(page)).toBeVisible();
      await expectItems(page.locator('#pricing-section'));
      await page.mouse.move(5, 5);
      await page.clock.runFor(250);
      await expect(card(page)).toBeVisible();
      await page.clock.runFor(100);
      await expect(card(page)).toBeHidden();
    });

    test('does not show for a mouse that only passes', async ({ page }) => {
      await opener(page).hover();
      await page.clock.runFor(500);
      await page.mouse.move(5, 5);
      await page.clock.runFor(2000);
      await expect(card(page)).toBeHidden();
    });
  });

  test('shows at once by keyboard, and goes with Escape or the focus', async ({ page }) => {
    await visit(page, '/en');
    await page.locator('#pricing-section').getByRole('link', { name: /./ }).first().focus();
    await page.keyboard.press('Tab');
    await expect(opener(page)).toBeFocused();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card(page)).toBeHidden();
  });

  test.describe('by touch', () => {
    test.use({ ...phone, hasTouch: true, isMobile: true });

    test('opens in place, without the card', async ({ page }) => {
      await visit(page, '/en');
      await opener(page).tap();
      await expectItems(page.locator('#pricing-section details'));
      await expect(card(page)).toBeHidden();
      await opener(page).tap();
      await expect(page.locator('#pricing-section details')).not.toHaveAttribute('open');
      await expect(card(page)).toBeHidden();
    });
  });
});

test.describe('the testimonials', () => {
  test.use(still);

  const section = (page: Page) => page.locator('#testimonials-section');
  const slides = (page: Page) => section(page).locator('[aria-roledescription="slide"]');
  const total = content.Testimonials.testimonials.length;

  async function openCarousel(page: Page, language = 'en'): Promise<void> {
    await visit(page, `/${language}`);
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page).locator('[aria-roledescription="carousel"]')).toBeVisible();
  }

  /** Expects these slides and no others to be in sight and within reach. */
  async function expectShown(page: Page, shown: readonly number[]): Promise<void> {
    await expect(slides(page)).toHaveCount(total);
    for (let index = 0; index < total; index++) {
      const slide = slides(page).nth(index);
      await expect(slide).toHaveJSProperty('inert', !shown.includes(index));
      if (shown.includes(index)) await expect(slide).toBeInViewport({ ratio: 0.5 });
      else await expect(slide).not.toBeInViewport({ ratio: 0.05 });
    }
  }

  test('are a list that scrolls until one comes near, a carousel then', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await visit(page, '/en');
    await page.waitForLoadState('networkidle');
    await expect(section(page).getByRole('listitem')).toHaveCount(total);
    await expect(slides(page)).toHaveCount(0);
    const before = scripts.length;
    await section(page).scrollIntoViewIfNeeded();
    await expect(slides(page)).toHaveCount(total);
    expect(scripts.length).toBeGreaterThan(before);
  });

  for (const { where, screen, shown } of [
    { where: 'a wide screen, two', screen: { width: 1440, height: 900 }, shown: 2 },
    { where: 'a phone, one', screen: phone.viewport, shown: 1 },
  ]) {
    test.describe(`on ${where}`, () => {
      test.use({ viewport: screen });

      test('at a time: next and previous go round at both ends', async ({ page }) => {
        const { clientReviews } = wordsOf('en');
        await openCarousel(page);
        const next = section(page).getByRole('button', { name: clientReviews.next });
        const previous = section(page).getByRole('button', { name: clientReviews.previous });
        const from = (first: number) => Array.from({ length: shown }, (_, index) => first + index);
        const last = total - shown;
        await expectShown(page, from(0));
        for (let first = 1; first <= last; first++) {
          await next.click();
          await expectShown(page, from(first));
        }
        await next.click();
        await expectShown(page, from(0));
        await previous.click();
        await expectShown(page, from(last));
        await previous.press('ArrowRight');
        await expectShown(page, from(0));
        await previous.press('ArrowLeft');
        await expectShown(page, from(last));
        await previous.press('ArrowLeft');
        await expectShown(page, from(last - 1));
      });
    });
  }

  test.describe('while they move', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('go on under presses that do not wait for one another', async ({ page }) => {
      await openCarousel(page);
      const next = section(page).getByRole('button', { name: wordsOf('en').clientReviews.next });
      await next.press('ArrowRight');
      await next.press('ArrowRight');
      await expectShown(page, [2, 3]);
    });
  });

  for (const language of languages) {
    test(`${language}: each has its words, its author and its stars, to the tenth`, async ({ page }) => {
      const { clientReviews, TestimonialTexts } = wordsOf(language);
      await openCarousel(page, language);
      for (const [index, { id, rating }] of content.Testimonials.testimonials.entries()) {
        const text = firstOf(TestimonialTexts.testimonials.filter((candidate) => candidate.id === id));
        const slide = slides(page).nth(index);
        await expect(slide).toContainText(text.content);
        await expect(slide).toContainText(text.name);
        await expect(slide).toContainText(text.position);
        await expect(slide).toHaveAttribute('aria-label', withValues(clientReviews.position, { current: index + 1, total }));
        const values = { rating: formatNumber(rating, language), max: 5 };
        await expect(slide.locator('[role="img"]')).toHaveAttribute('aria-label', withValues(clientReviews.rating, values));
        expect(await starsFilled(slide)).toBeCloseTo(rating, 1);
      }
      expect(content.Testimonials.testimonials.map(({ rating }) => rating)).toEqual([4, 5, 4.2, 4.5]);
    });
  }

  /** How many of five stars are filled, measured: whole ones, and the part of the next, without the gaps between them. */
  function starsFilled(slide: Locator): Promise<number> {
    return slide.locator('[role="img"]').evaluate((stars) => {
      const [below, above] = [...stars.querySelectorAll('svg')];
      if (!below || !above) throw new Error('A rating is two rows of stars.');
      const { left: start } = below.getBoundingClientRect();
      const edge = start + Number(above.getAttribute('width'));
      const parts = [...below.querySelectorAll(':scope > path')].map((star) => {
        const { left, width } = star.getBoundingClientRect();
        return Math.min(1, Math.max(0, (edge - left) / width));
      });
      return parts.reduce((sum, part) => sum + part, 0);
    });
  }

  test('are at most six lines long to the eye', async ({ page }) => {
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await openCarousel(page);
      for (const quote of await section(page).locator('blockquote').all()) {
        const lines = await quote.evaluate(
          (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
        );
        expect(Math.round(lines)).toBeLessThanOrEqual(6);
      }
    }
  });
});

test.describe('the questions', () => {
  test.use(still);

  for (const language of languages) {
    test(`${language}: one answer open at a time, which closes again`, async ({ page }) => {
      const { Faq } = wordsOf(language);
      await visit(page, `/${language}`);
      const open = page.locator('#faq-section details[open]');
      const question = (text: string) => page.locator('#faq-section summary').filter({ hasText: text });
      await expect(page.locator('#faq-section summary')).toHaveText(Faq.entries.map((entry) => entry.question));
      await expect(open).toHaveCount(0);
      for (const entry of Faq.entries) {
        await question(entry.question).click();
        await expect(open).toHaveCount(1);
        await expect(page.getByText(entry.answer, { exact: true })).toBeVisible();
      }
      await question(Faq.entries.at(-1)?.question ?? '').click();
      await expect(open).toHaveCount(0);
    });
  }
});

test.describe('the demo', () => {
  // The site's own policy would refuse the style that moves the demo away.
  test.use({ bypassCSP: true });

  const frame = (page: Page) => page.locator('#video-section iframe');
  const addressOf = (language: string) => withValues(site.demoFrameUrl, { language });

  /** Makes room between the hero and the demo: by itself the demo is near from the start on most screens. */
  const putDemoFar = (page: Page) =>
    page.route('**/en', async (route) => {
      const response = await route.fetch();
      const style = '<style>#video-section { margin-top: 2000px }</style></head>';
      await route.fulfill({ response, body: (await response.text()).replace('</head>', style) });
    });

  test('is asked for when one comes near, not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await putDemoFar(page);
    await visit(page, '/en');
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(addressOf('en'));
    await expect(frame(page)).toHaveCount(0);
    await page.locator('#video-section').scrollIntoViewIfNeeded();
    await expect(frame(page)).toBeVisible();
    expect(asked).toContain(addressOf('en'));
  });

  for (const language of languages) {
    test(`${language}: speaks the language of the page, and “test live” leads to it`, async ({ page }) => {
      const { buttons, demo } = wordsOf(language);
      await visit(page, `/${language}`);
      await page.getByRole('main').getByRole('link', { name: buttons.testLive }).click();
      await expect(page).toHaveURL(`/${language}#video-section`);
      await expect(page.getByRole('heading', { name: demo.title })).toBeInViewport();
      await expect(frame(page)).toBeVisible();
      await expect(frame(page)).toHaveAttribute('src', addressOf(language));
      await expect(frame(page)).toHaveAttribute('title', demo.frameTitle);
      await expect(page.frameLocator('#video-section iframe').locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('#video-section')).not.toContainText(demo.loading);
    });
  }

  test('is at most 1200 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1200 });
    await visit(page, '/en');
    await expect(frame(page)).toBeVisible();
    expect((await boxOf(frame(page))).width).toBeLessThanOrEqual(1200);
  });

  test('that does not answer for 12 s gives way to a message and a link', async ({ page }) => {
    const { demo } = wordsOf('en');
    await page.route(`**${addressOf('en')}`, () => undefined);
    await putDemoFar(page);
    await visitWithoutClock(page, '/en');
    const asked = page.waitForRequest(`**${addressOf('en')}`);
    await page.locator('#video-section').scrollIntoViewIfNeeded();
    await asked;
    const box = page.locator('#video-section');
    await expect(box).toContainText(demo.loading);
    await page.clock.runFor(11_900);
    await expect(box).not.toContainText(demo.unavailable);
    await page.clock.runFor(200);
    await expect(box).toContainText(demo.unavailable);
    await expectWayOut(page);
  });

  test('whose server cannot be reached gives way to a message and a link', async ({ page }) => {
    await page.route(`**${addressOf('en')}`, (route) => route.abort('connectionrefused'));
    await visit(page, '/en');
    await page.locator('#video-section').scrollIntoViewIfNeeded();
    await expect(page.locator('#video-section')).toContainText(wordsOf('en').demo.unavailable, { timeout: 15_000 });
    await expectWayOut(page);
  });

  async function expectWayOut(page: Page): Promise<void> {
    const link = page.locator('#video-section').getByRole('link', { name: wordsOf('en').demo.openInNewTab });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', addressOf('en'));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(frame(page)).toHaveCount(0);
  }
});

test('the data layer hears of each landing page: path, title, language', async ({ page }) => {
  await visit(page, `/${site.defaultLanguage}`);
  const pageviews = () =>
    page.evaluate(() => window.dataLayer?.filter((entry) => 'event' in entry && entry.event === 'pageview'));
  const expected = languages.map((language) => ({
    event: 'pageview',
    path: `/${language}`,
    title: wordsOf(language).PageTexts.landing.title,
    language,
  }));
  await expect.poll(pageviews).toEqual(expected.slice(0, 1));
  for (const [index, language] of languages.entries()) {
    if (index === 0) continue;
    await page.getByRole('banner').locator(`a[hreflang="${language}"]`).click();
    await expect.poll(pageviews).toEqual(expected.slice(0, index + 1));
  }
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return box;
}

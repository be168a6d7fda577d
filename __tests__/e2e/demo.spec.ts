import type { Page } from '@playwright/test';
import { cookies, demoOf, landingPath, listPath, mainLanguage, outerLanguages, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit, visitWithoutClock } from './support/visit';

test.describe('the demo', () => {
  // The site’s own policy would block the style that moves the demo away.
  test.use({ bypassCSP: true });

  const frame = (page: Page) => page.locator('#video-section iframe');
  const addressOf = (language: string) => demoOf(language).src;

  /** Adds space above the demo, which on tall screens is in view from the start. */
  const putDemoFar = (page: Page) =>
    page.route(`**${landingPath(mainLanguage)}`, async (route) => {
      const response = await route.fetch();
      const style = '<style>#video-section { margin-top: 2000px }</style></head>';
      await route.fulfill({ response, body: (await response.text()).replace('</head>', style) });
    });

  test('is requested when the visitor comes near, not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await putDemoFar(page);
    await visit(page, landingPath(mainLanguage));
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(addressOf(mainLanguage));
    await expect(frame(page)).toHaveCount(0);
    await page.locator('#video-section').scrollIntoViewIfNeeded();
    await expect(frame(page)).toBeVisible();
    await expect.poll(() => asked).toContain(addressOf(mainLanguage));
  });

  for (const language of outerLanguages) {
    test(`${language}: has the language of the page, and “test live” leads to it`, async ({ page }) => {
      const { buttons, demo } = wordsOf(language);
      await visit(page, `/${language}`);
      await page.getByRole('main').getByRole('link', { name: buttons.testLive }).click();
      await expect(page).toHaveURL(`/${language}#video-section`);
      await expect(page.locator('#video-section')).toBeInViewport();
      await expect(frame(page)).toBeVisible();
      await expect(frame(page)).toHaveAttribute('src', addressOf(language));
      await expect(frame(page)).toHaveAttribute('title', demo.frameTitle);
      await expect(page.frameLocator('#video-section iframe').locator('html')).toHaveAttribute(
        'lang',
        demoOf(language).language,
      );
      await expect(page.locator('#video-section')).not.toContainText(demo.loading);
    });
  }

  /** What is left of common screens under the bars of the browser and the system. */
  for (const [width, height] of [
    [360, 640],
    [1366, 638],
  ] as const) {
    test(`a link to it ends with the title of the step and “next” in the window, at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, landingPath(mainLanguage));
      const { buttons } = wordsOf(mainLanguage);
      await page.getByRole('main').getByRole('link', { name: buttons.testLive }).click();
      const tour = page.frameLocator('#video-section iframe');
      const next = tour.locator('[data-next]');
      const title = tour.locator('.step:not([hidden]) h2');
      // Until its script runs, the tour shows all its steps.
      await expect(title).toHaveCount(1);
      await expect(next).toBeInViewport({ ratio: 1 });
      await expect(title).toBeInViewport({ ratio: 1 });
      const place = await next.boundingBox();
      const first = String(await title.textContent());
      await next.click();
      await expect(title).not.toHaveText(first);
      await expect(title).toBeInViewport({ ratio: 1 });
      const { x, y } = { ...(await next.boundingBox()) };
      expect({ x, y }).toEqual({ x: place?.x, y: place?.y });
    });
  }

  test('a link to it ends with the whole demo in the window, where it can be as low', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 780 });
    await visit(page, landingPath(mainLanguage));
    await page
      .getByRole('main')
      .getByRole('link', { name: wordsOf(mainLanguage).buttons.testLive })
      .click();
    await expect(page.locator('#video-section iframe')).toBeInViewport({ ratio: 1 });
  });

  test('a feature leads to its step', async ({ page }) => {
    const { buttons, features } = wordsOf(mainLanguage);
    const feature = features[1];
    await visit(page, String(feature?.path));
    await page.getByRole('link', { name: buttons.seeStep }).click();
    const step = page.frameLocator('#video-section iframe').locator('.step:not([hidden])');
    await expect(step).toHaveCount(1);
    await expect(step).toHaveAttribute('id', String(feature?.id));
    await expect(step.locator('h2')).toBeInViewport();
  });

  test('is replaced by a message and a link if it does not respond for 12 s', async ({ page }) => {
    const { demo } = wordsOf(mainLanguage);
    await page.route(`**${addressOf(mainLanguage)}`, () => undefined);
    await putDemoFar(page);
    await visitWithoutClock(page, landingPath(mainLanguage));
    const asked = page.waitForRequest(`**${addressOf(mainLanguage)}`);
    await page.locator('#video-section').scrollIntoViewIfNeeded();
    await asked;
    const box = page.locator('#video-section');
    await expect(box).toContainText(demo.loading);
    await expect(box.getByRole('status')).toContainText(demo.loading);
    await page.clock.runFor(11_900);
    await expect(box).not.toContainText(demo.unavailable);
    await page.clock.runFor(200);
    await expect(box).toContainText(demo.unavailable);
    await expectWayOut(page);
  });

  test('is replaced by a message and a link if its server cannot be reached', async ({ page }) => {
    await page.route(`**${addressOf(mainLanguage)}`, (route) => route.abort('connectionrefused'));
    await visit(page, landingPath(mainLanguage));
    await page.locator('#video-section').scrollIntoViewIfNeeded();
    await expect(page.locator('#video-section')).toContainText(wordsOf(mainLanguage).demo.unavailable, { timeout: 15_000 });
    await expectWayOut(page);
  });

  test('on another site needs consent before it loads, and says so', async ({ page }) => {
    const language = mainLanguage;
    const { demo, header } = wordsOf(language);
    const elsewhere = 'https://demo.example.com/tour';
    const asked: string[] = [];
    await page.route(`${elsewhere}**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<h1>Demo</h1>' });
    });
    await page.route(`**/page-data${landingPath(language)}/page-data.json`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.result.data.demoPlace.demo.src = elsewhere;
      await route.fulfill({ response, json });
    });
    await visit(page, listPath(language));
    await page.getByRole('contentinfo').getByRole('link', { name: header.home, exact: true }).click();
    const box = page.locator('#video-section');
    await box.scrollIntoViewIfNeeded();
    await expect(box).toContainText(demo.needsConsent);
    await expect(box).not.toContainText(demo.loading);
    await expect(box.getByRole('link', { name: demo.openInNewTab })).toHaveAttribute('href', elsewhere);
    await box.getByRole('button', { name: demo.chooseCookies }).click();
    expect(asked).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: cookies.modal.acceptAll }).click();
    await expect(box).not.toContainText(demo.needsConsent);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(frame(page)).toHaveCount(1);
    // Withdrawn, it goes, and the region that says so has been there.
    const region = await box.getByRole('status').elementHandle();
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: wordsOf(language).footer.cookies })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: cookies.modal.essentialOnly }).click();
    await expect.poll(() => region?.textContent()).toContain(demo.needsConsent);
    await expect(frame(page)).toHaveCount(0);
  });

  async function expectWayOut(page: Page): Promise<void> {
    const link = page.locator('#video-section').getByRole('link', { name: wordsOf(mainLanguage).demo.openInNewTab });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', addressOf(mainLanguage));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(frame(page)).toHaveCount(0);
  }
});

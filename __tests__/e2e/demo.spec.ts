import type { Page } from '@playwright/test';
import { dialog, openDialog } from './support/consent';
import { feature, footerLink, landing, list } from './support/pages';
import { cookies, demoOf, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { changeAnswer, visit, visitWithoutClock } from './support/visit';

// The site’s own policy would block the style that moves the demo away.
test.use({ bypassCSP: true });

const { buttons, demo, header } = wordsOf(mainLanguage);
const address = demoOf(mainLanguage).src;

const place = (page: Page) => page.locator('#video-section');
const frame = (page: Page) => place(page).locator('iframe');
const tour = (page: Page) => page.frameLocator('#video-section iframe');
const linkToIt = (page: Page) => page.getByRole('main').getByRole('link', { name: buttons.testLive });

/** Adds space above the demo, which on tall screens is in view from the start. */
const putDemoFar = (page: Page) =>
  changeAnswer(page, `**${landing}`, (html) =>
    html.replace('</head>', '<style>#video-section { margin-top: 2000px }</style></head>'),
  );

test('the demo is requested when the visitor comes near, not before, once, in the language of the page', async ({
  page,
}) => {
  const asked: [address: string, method: string][] = [];
  page.on('request', (request) => asked.push([new URL(request.url()).pathname, request.method()]));
  await putDemoFar(page);
  await visit(page, landing);
  await page.waitForLoadState('networkidle');
  const methods = () => asked.flatMap(([path, method]) => (path === address ? [method] : []));
  expect(methods()).toEqual([]);
  await linkToIt(page).click();
  await expect(frame(page)).toHaveAttribute('src', address);
  await expect(frame(page)).toHaveAttribute('title', demo.frameTitle);
  await expect(tour(page).locator('html')).toHaveAttribute('lang', mainLanguage);
  await expect(place(page)).not.toContainText(demo.loading);
  expect(methods()).toEqual(['HEAD', 'GET']);
});

/** What is left of common screens under the bars of the browser and the system; on the last, the whole demo fits. */
for (const [width, height] of [
  [360, 640],
  [1366, 638],
  [1440, 780],
] as const) {
  test(`a link to it ends with the title of the step and “next” in the window, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, landing);
    await linkToIt(page).click();
    const next = tour(page).locator('[data-next]');
    const title = tour(page).locator('.step:not([hidden]) h2');
    // Until its script runs, the tour shows all its steps.
    await expect(title).toHaveCount(1);
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(title).toBeInViewport({ ratio: 1 });
    if (height > 700) await expect(frame(page)).toBeInViewport({ ratio: 1 });
    const before = await next.boundingBox();
    const first = String(await title.textContent());
    await next.click();
    await expect(title).not.toHaveText(first);
    await expect(title).toBeInViewport({ ratio: 1 });
    const { x, y } = { ...(await next.boundingBox()) };
    expect({ x, y }).toEqual({ x: before?.x, y: before?.y });
  });
}

test('a feature leads to its step', async ({ page }) => {
  await visit(page, feature.path);
  await page.getByRole('link', { name: buttons.seeStep }).click();
  const step = tour(page).locator('.step:not([hidden])');
  await expect(step).toHaveCount(1);
  await expect(step).toHaveAttribute('id', feature.id);
  await expect(step.locator('h2')).toBeInViewport();
});

test('a message and a link replace it if it does not respond for 12 s', async ({ page }) => {
  await page.route(`**${address}`, () => undefined);
  await putDemoFar(page);
  await visitWithoutClock(page, landing);
  const asked = page.waitForRequest(`**${address}`);
  await place(page).scrollIntoViewIfNeeded();
  await asked;
  await expect(place(page).getByRole('status')).toContainText(demo.loading);
  await page.clock.runFor(11_900);
  await expect(place(page)).not.toContainText(demo.unavailable);
  await page.clock.runFor(200);
  await expect(place(page)).toContainText(demo.unavailable);
  const link = place(page).getByRole('link', { name: demo.openInNewTab });
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(frame(page)).toHaveCount(0);
});

test('on another site it needs consent before it loads, says so, and goes when consent is withdrawn', async ({ page }) => {
  const elsewhere = 'https://demo.example.com/tour';
  const asked: string[] = [];
  await page.route(`${elsewhere}**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Demo</h1>' });
  });
  await changeAnswer(page, `**/page-data${landing}/page-data.json`, (text) => {
    const data = JSON.parse(text);
    data.result.data.place.demo.src = elsewhere;
    return JSON.stringify(data);
  });
  await visit(page, list);
  await footerLink(page, header.home).click();
  await place(page).scrollIntoViewIfNeeded();
  await expect(place(page)).toContainText(demo.needsConsent);
  await expect(place(page).getByRole('link', { name: demo.openInNewTab })).toHaveAttribute('href', elsewhere);
  await place(page).getByRole('button', { name: demo.chooseCookies }).click();
  expect(asked).toEqual([]);
  await dialog(page).getByRole('button', { name: cookies.modal.acceptAll }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(frame(page)).toHaveCount(1);
  // The region that says so has been there.
  const region = await place(page).getByRole('status').elementHandle();
  await openDialog(page);
  await dialog(page).getByRole('button', { name: cookies.modal.essentialOnly }).click();
  await expect.poll(() => region?.textContent()).toContain(demo.needsConsent);
  await expect(frame(page)).toHaveCount(0);
});

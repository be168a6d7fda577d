import {
  cookies,
  demoOf,
  entryAt,
  featureOf,
  firstOf,
  landingPath,
  languageName,
  languages,
  plainSpaces,
  wordsOf,
} from '../e2e/support/site';
import { browserLanguage, expect, expectPath, find, press, test, visit, whenSettled } from './firefox';

const language = browserLanguage;
const { header, features, featureWords, pricingSection, Faq, PageTexts, clientReviews } = wordsOf(language);
const other = firstOf(languages.filter((candidate) => candidate !== language));
const bar = `section[aria-label="${cookies.banner.label}"]`;

test('/ leads to the landing page in the browser’s language, which has the expected content', async ({ tab, baseURL }) => {
  await tab.goto(`${baseURL}/`);
  await expectPath(tab, landingPath(language));
  await whenSettled(tab);
  expect(await tab.title()).toBe(PageTexts.landing.title);
  for (const text of [featureWords.title, pricingSection.title, clientReviews.title]) await find(tab, 'h2', text);
  await tab.waitForFunction(() => document.fonts.check('16px Archivo'));
});

test('nothing below the first screen is shown without its styles', async ({ tab, baseURL }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.setRequestInterception(true);
  tab.on('request', async (request) => {
    if (request.url().endsWith('.css')) await released;
    await request.continue();
  });
  const sections = () => tab.$$eval('main section[aria-labelledby]', (all) => all.length);
  const loaded = tab.goto(`${baseURL}${landingPath(language)}`);
  await tab.waitForSelector('main section[aria-labelledby]');
  await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await sections()).toBe(1);
  release();
  await loaded;
  await whenSettled(tab);
  expect(await sections()).toBeGreaterThan(1);
});

test('scrolling down shows every picture, the demo and the carousel', async ({ tab, baseURL }) => {
  await visit(tab, baseURL, landingPath(language));
  const total = () => tab.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await total()); top += 400) {
    await tab.evaluate((y) => window.scrollTo(0, y), top);
    await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await find(tab, '#video-section iframe');
  const demo = tab.frames().find((frame) => frame.url().includes(demoOf(language).src));
  expect((await demo?.$eval('body', (body) => body.textContent))?.length).toBeGreaterThan(100);
  await tab.evaluate(() => document.getElementById('testimonials-section')?.scrollIntoView());
  await tab.waitForSelector('.slick-slide');
  await press(tab, 'button', clientReviews.next);
  await tab.waitForFunction(() => document.querySelector<HTMLElement>('.slick-slide > div > div')?.inert);
  await tab.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && !image.closest('[inert]'))
      .every((image) => image.complete && image.naturalWidth > 0),
  );
});

test('changing the language keeps the page, and Back returns', async ({ tab, baseURL }) => {
  const { id, path } = entryAt(features, 2);
  await visit(tab, baseURL, path);
  await press(tab, 'header nav a', languageName(other));
  await expectPath(tab, featureOf(other, id).path);
  await find(tab, 'h1', featureOf(other, id).title);
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe(other);
  await tab.goBack();
  await expectPath(tab, path);
  await find(tab, 'h1', featureOf(language, id).title);
});

test('the header’s menu opens on click, closes with Escape, and links to a feature', async ({ tab, baseURL }) => {
  const feature = entryAt(features, 3);
  await visit(tab, baseURL, landingPath(language));
  await press(tab, 'header summary');
  await find(tab, 'header details a', feature.summary);
  await tab.keyboard.press('Escape');
  await tab.waitForFunction(() => !document.querySelector<HTMLDetailsElement>('header details')?.open);
  await press(tab, 'header summary');
  await press(tab, 'header details a', feature.summary);
  await expectPath(tab, feature.path);
  await find(tab, 'h1', feature.title);
});

test('each tab shows its feature, by mouse and by arrow keys', async ({ tab, baseURL }) => {
  await visit(tab, baseURL, landingPath(language));
  for (const { name, title } of features.slice(0, 3)) {
    await press(tab, '[role="tab"]', name);
    await find(tab, '[role="tabpanel"] h3', title);
  }
  await tab.keyboard.press('ArrowDown');
  await find(tab, '[role="tabpanel"] h3', entryAt(features, 3).title);
  expect(await tab.$$eval('[role="tabpanel"]', (all) => all.filter((panel) => panel.checkVisibility()).length)).toBe(1);
});

test('one answer is open at a time', async ({ tab, baseURL }) => {
  await visit(tab, baseURL, landingPath(language));
  for (const { question, answer } of Faq.entries.slice(0, 3)) {
    await press(tab, '#faq-section summary', question);
    await find(tab, '#faq-section details[open] p', plainSpaces(answer));
    await expect.poll(() => tab.$$eval('#faq-section details[open]', (all) => all.length)).toBe(1);
  }
});

test('a cookie choice is stored, confirmed, and can be withdrawn', async ({ tab, baseURL }) => {
  const stored = () => tab.evaluate(() => localStorage.getItem('cookieConsent'));
  await visit(tab, baseURL, landingPath(language));
  expect(await stored()).toBeNull();
  await press(tab, `${bar} button`, cookies.banner.acceptAll);
  await find(tab, '[role="status"]', cookies.toast.all);
  expect(await stored()).toBe('all');
  await tab.reload();
  await whenSettled(tab);
  // It is in the HTML of the build, hidden, until the header wakes.
  expect(await tab.$$eval(bar, (bars) => bars.some((element) => element.checkVisibility()))).toBe(false);
  await press(tab, 'footer button', wordsOf(language).footer.cookies);
  await press(tab, '[role="dialog"] button', cookies.modal.essentialOnly);
  await find(tab, '[role="status"]', cookies.toast.essential);
  expect(await stored()).toBe('essential');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the drawer opens, links to the prices, and closes', async ({ tab, baseURL }) => {
    await visit(tab, baseURL, landingPath(language));
    await press(tab, `${bar} button`, cookies.banner.essentialOnly);
    await press(tab, 'header button[aria-haspopup]');
    await press(tab, '[role="dialog"] a', header.pricing);
    await expect.poll(() => new URL(tab.url()).hash).toBe('#pricing-section');
    await tab.waitForFunction(() => !document.querySelector('[role="dialog"]'));
    await expect
      .poll(() => tab.$eval('#pricing-section', (section) => Math.abs(section.getBoundingClientRect().top)))
      .toBeLessThan(200);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

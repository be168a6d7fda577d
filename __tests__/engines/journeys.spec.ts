import { test as base, expect } from '@playwright/test';
import { layoutMark } from '../../packages/fast-page/marks';
import { formatEuros } from '../../src/content/format';
import {
  cookies,
  demoOf,
  entryAt,
  featureOf,
  firstOf,
  landingPath,
  languageName,
  languages,
  mainLanguage,
  otherLanguage,
  priceAfter,
  wordsOf,
} from '../e2e/support/site';
import { port } from '../support/browser-config';
import { engines, skipWithout } from './drivers/engines';
import type { Engine, Tab } from './drivers/tab';
import { watchedSite } from './watched-site';

interface Fixtures {
  engine: Engine;
  /** Whether pages run scripts. */
  scripts: boolean;
  /** The site, on which nothing may go wrong. */
  site: Awaited<ReturnType<typeof watchedSite>>;
  tab: Tab;
}

const test = base.extend<Fixtures>({
  engine: [firstOf(Object.values(engines)), { option: true }],
  scripts: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
  site: async ({}, use) => {
    const site = await watchedSite(port);
    await use(site);
    site.close();
    expect(site.problems).toEqual([]);
  },
  tab: async ({ engine, scripts }, use, info) => {
    const tab = await engine.start({ scripts, folder: info.outputPath('browser') });
    await tab.resize(1440, 900);
    await use(tab);
    await tab.end();
  },
});

/** Tries again until it passes: pages load and move meanwhile. */
const eventually = (check: () => Promise<unknown>) => expect(check).toPass({ intervals: [50], timeout: 10_000 });

/** The first visible element that a selector finds and that contains a text, or has it as its label; scrolled to if that is wanted. */
function find(selector: string, text = '', scrolls = false): HTMLElement | undefined {
  const plain = (said: string | null) => said?.replace(/\s+/g, ' ').trim() ?? '';
  const isMeant = (element: HTMLElement) =>
    element.checkVisibility() &&
    (plain(element.ariaLabel) === plain(text) || plain(element.textContent).includes(plain(text)));
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isMeant);
  if (scrolls) found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}

const see = (tab: Tab, selector: string, text?: string) =>
  eventually(async () => expect(await tab.run(find, selector, text), `${selector} ${text ?? ''}`).toBeTruthy());

const seeNo = (tab: Tab, selector: string, text?: string) =>
  eventually(async () => expect(await tab.run(find, selector, text), `${selector} ${text ?? ''}`).toBeFalsy());

const click = (tab: Tab, selector: string, text?: string) => eventually(() => tab.click(find, selector, text, true));

/** Scrolls to an element. */
const reach = (tab: Tab, selector: string) =>
  eventually(async () => expect(await tab.run(find, selector, '', true)).toBeTruthy());

const pathOf = async (tab: Tab) => new URL(await tab.run(() => location.href)).pathname;

/** Opens a page, and waits until nothing in it moves any more by itself. */
async function visit(tab: Tab, address: string): Promise<void> {
  await tab.run(() => document.documentElement.setAttribute('data-left', ''));
  await tab.open(address);
  await whenWhole(tab);
}

const whenWhole = (tab: Tab) =>
  eventually(async () =>
    expect(await tab.run(stateOf, layoutMark)).toEqual({ isLeft: false, layout: 'whole', loaded: 'complete' }),
  );

const stateOf = (mark: string) => ({
  isLeft: document.documentElement.hasAttribute('data-left'),
  layout: document.documentElement.getAttribute(mark),
  loaded: document.readyState,
});

const landing = landingPath(mainLanguage);
const { buttons, clientReviews, demo, Faq, features, featureWords, footer, header, pricingSection } = wordsOf(mainLanguage);
const bar = `section[aria-label="${cookies.banner.label}"]`;
const phone = [390, 844] as const;

for (const [name, engine] of Object.entries(engines)) {
  test.describe(name, () => {
    test.use({ engine });
    skipWithout(engine);

    test('on a landing page a tab, a question, the carousel, the counter and the demo work', { tag: '@short' }, async ({
      tab,
      site,
    }) => {
      await visit(tab, site.address + landing);
      const last = entryAt(features, -1);
      await click(tab, '[role="tab"]', last.name);
      await see(tab, '[role="tabpanel"]', last.title);
      await seeNo(tab, '[role="tabpanel"]', firstOf(features).title);
      await reach(tab, '#pricing-section [role="group"]');
      await click(tab, '#pricing-section [role="group"] button:last-of-type');
      await see(tab, '#pricing-section article', formatEuros(priceAfter(1), mainLanguage));
      const { question, answer } = entryAt(Faq.entries, -1);
      await click(tab, '#faq-section summary', question);
      await see(tab, '#faq-section details', answer);
      await reach(tab, '#testimonials-section');
      await click(tab, '#testimonials-section button', clientReviews.next);
      await eventually(async () => expect(await tab.run(inertSlides)).toEqual([true, false]));
      await expectDemo(tab);
    });

    test('each landing page opens, in its language and font, with every picture', async ({ tab, site }) => {
      await tab.open(site.address);
      await eventually(async () => expect(languages.map(landingPath)).toContain(await pathOf(tab)));
      await whenWhole(tab);
      for (const language of languages) {
        const { PageTexts } = wordsOf(language);
        await visit(tab, site.address + landingPath(language));
        const head = await tab.run(() => [document.documentElement.lang, document.title]);
        expect(head).toEqual([language, PageTexts.landing.title]);
        expect(await tab.run(() => document.fonts.check('16px Archivo'))).toBe(true);
        await eventually(async () => expect(await tab.run(missingPictures)).toEqual([]));
      }
    });

    test('nothing below the first screen is shown without its styles', { tag: '@later-styles' }, async ({ tab, site }) => {
      const sections = () => tab.run(() => document.querySelectorAll('main section[aria-labelledby]').length);
      const isPainted = () => tab.run(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const release = site.holdStyles();
      // Firefox's own command would wait for the style sheets.
      await tab.run((address) => location.assign(address), site.address + landing);
      await eventually(async () => expect([await sections(), await isPainted()]).toEqual([1, true]));
      release();
      await whenWhole(tab);
      expect(await sections()).toBeGreaterThan(1);
    });

    test('the header’s menu closes with Escape and leads to a feature; Back returns', async ({ tab, site }) => {
      const feature = entryAt(features, 3);
      await visit(tab, site.address + landing);
      await click(tab, 'header summary');
      await see(tab, 'header details a', feature.summary);
      await eventually(async () => {
        await tab.press('Escape');
        expect(await tab.run(find, 'header details a', feature.summary)).toBeFalsy();
      });
      await click(tab, 'header summary');
      await click(tab, 'header details a', feature.summary);
      await see(tab, 'h1', feature.title);
      await click(tab, 'main a', buttons.seeStep);
      await see(tab, '#video-section iframe');
      await tab.back();
      await see(tab, 'h1', feature.title);
      await tab.back();
      await see(tab, '[role="tab"]');
      expect(await pathOf(tab)).toBe(landing);
    });

    test('a feature stays the same in another language, which is stored; Back returns', async ({ tab, site }) => {
      const feature = entryAt(features, 3);
      const translated = featureOf(otherLanguage, feature.id);
      await visit(tab, site.address + feature.path);
      await click(tab, 'header nav a', languageName(otherLanguage));
      await see(tab, 'h1', translated.title);
      const chosen = () => tab.run(() => [document.documentElement.lang, localStorage.getItem('language')]);
      await eventually(async () => expect(await chosen()).toEqual([otherLanguage, otherLanguage]));
      await tab.back();
      await see(tab, 'h1', feature.title);
      expect(await pathOf(tab)).toBe(feature.path);
    });

    test('a cookie choice is stored, confirmed, and can be withdrawn', async ({ tab, site }) => {
      const expectStored = (choice: string) =>
        eventually(async () => expect(await tab.run(() => localStorage.getItem('cookieConsent'))).toBe(choice));
      await visit(tab, site.address + landing);
      await click(tab, `${bar} button`, cookies.banner.acceptAll);
      await see(tab, '[role="status"]', cookies.toast.all);
      await expectStored('all');
      await visit(tab, site.address + landing);
      await seeNo(tab, bar);
      await click(tab, 'footer button', footer.cookies);
      await click(tab, '[role="dialog"] button', cookies.modal.essentialOnly);
      await see(tab, '[role="status"]', cookies.toast.essential);
      await expectStored('essential');
    });

    test('on a phone the menu opens, leads to the prices, and closes', async ({ tab, site }) => {
      await tab.resize(...phone);
      await visit(tab, site.address + landing);
      await click(tab, `${bar} button`, cookies.banner.essentialOnly);
      await click(tab, 'header button[aria-haspopup]');
      await click(tab, '[role="dialog"] a', header.pricing);
      await seeNo(tab, '[role="dialog"]');
      await expectPricesInView(tab);
      expect(await tab.run(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([phone[0], phone[0]]);
    });

    test.describe('without scripts', () => {
      test.use({ scripts: false });

      test('a page shows every section, its questions open, and its menus and the demo are links', async ({ tab, site }) => {
        await tab.open(site.address + landing);
        await see(tab, 'main section', pricingSection.title);
        await seeNo(tab, bar);
        const { question, answer } = entryAt(Faq.entries, -1);
        await click(tab, '#faq-section summary', question);
        await see(tab, '#faq-section details[open]', answer);
        await see(tab, `#video-section a[href="${demoOf(mainLanguage).src}"]`, demo.openInNewTab);
        await click(tab, 'header summary');
        await click(tab, 'header details a', header.allFeatures);
        await see(tab, 'h1', featureWords.listTitle);
        await tab.back();
        await see(tab, 'h2', pricingSection.title);
        await tab.resize(...phone);
        await click(tab, 'header a', header.openMenu);
        await click(tab, 'footer a', header.pricing);
        await expectPricesInView(tab);
      });
    });
  });
}

/** Expects that three screens of the demo follow each other, with their styles. */
async function expectDemo(tab: Tab): Promise<void> {
  await reach(tab, '#video-section');
  await see(tab, '#video-section iframe');
  await tab.enter('#video-section iframe');
  const titles = new Set<string>();
  for (let screen = 1; screen <= 3; screen++) {
    await eventually(async () => {
      const { fonts, title } = await tab.run(screensOfDemo);
      expect(fonts).toEqual([expect.stringContaining('Archivo')]);
      expect(titles.add(title).size).toBe(screen);
    });
    await click(tab, '[data-next]');
  }
  await tab.enter();
}

/** The screens that the demo shows: until its script runs, all. */
const screensOfDemo = () => {
  const titles = [...document.querySelectorAll('.step h2')].filter((title) => title.checkVisibility());
  return { fonts: titles.map((title) => getComputedStyle(title).fontFamily), title: String(titles[0]?.textContent) };
};

/** Whether the first and the second slide cannot be reached. */
const inertSlides = () =>
  [...document.querySelectorAll<HTMLElement>('.slick-slide > div > div')].slice(0, 2).map((slide) => slide.inert);

/** The pictures that have not loaded yet; scrolls to the first, because pictures load when they come near. */
const missingPictures = () => {
  const missing = [...document.images]
    .filter((image) => image.checkVisibility() && !image.closest('[inert]'))
    .filter((image) => !image.complete || image.naturalWidth === 0);
  missing[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return missing.map((image) => image.outerHTML);
};

const expectPricesInView = (tab: Tab) =>
  eventually(async () => expect(await tab.run(topOf, '#pricing-section')).toBeLessThan(200));

/** How far the top of an element is from that of the window. */
const topOf = (selector: string) => Math.abs(Number(document.querySelector(selector)?.getBoundingClientRect().top));

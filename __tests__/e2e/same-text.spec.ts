import type { Page } from '@playwright/test';
import { oneOfEachKind } from '../support/copies';
import { content, cookies, demoOf, outerLanguages, registry, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { endOfPage, scrollTo, visit } from './support/visit';

test.use({ earlierChoice: 'none' });

/** Without `/`, which redirects where scripts run, and unknown slugs, which show nothing. */
const pages = oneOfEachKind(
  registry.pages.filter(({ kind, language }) => kind !== 'root' && kind !== 'unknown' && outerLanguages.includes(language)),
);

const cookieBar = `section[aria-label="${cookies.banner.label}"]`;

/** What scripts add: nothing that visitors without scripts would miss. */
const added = {
  /** The page has the same links elsewhere; these appear once it is scrolled. */
  floatingButtons: 'aside',
};

/** What the carousel and the demo add when they load, and what they replace. */
const comingInto = (language: string) => {
  const { previous, next } = wordsOf(language).clientReviews;
  return {
    added: {
      ...added,
      arrows: `button[aria-label="${previous}"], button[aria-label="${next}"]`,
      position: '#testimonials-section [aria-live]',
    },
    replaced: { poster: '#video-section picture, #video-section [role="status"]' },
    frame: '#video-section iframe',
  };
};

/** Accessible names and descriptions, and alternative texts of pictures. */
const spoken = ['aria-label', 'alt', 'title', 'placeholder'];

/** Elements that nobody reads. */
const unread = 'script, style, noscript';

/**
 * Every word of the page in document order, visible or not (closed answers), and every accessible name.
 * @param without selectors of elements to leave out; each must exist
 */
function wordsOn(page: Page, without: Record<string, string> = {}): Promise<string[]> {
  return page.evaluate(
    ({ without, spoken, unread }) => {
      const body = document.body.cloneNode(true) as HTMLElement;
      const missing = Object.keys(without).filter((name) => !body.querySelector(String(without[name])));
      if (missing.length > 0) throw new Error(`Not on the page any more: ${missing.join(', ')}.`);
      for (const part of body.querySelectorAll([unread, ...Object.values(without)].join())) part.remove();
      // Lists announce positions themselves, so the position of a slide is ignored.
      const elements = [...body.querySelectorAll('*:not(#testimonials-section [role="group"])')];
      const names = elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''));
      return [body.textContent ?? '', ...names].join(' ').split(/\s+/).filter(Boolean);
    },
    { without, spoken, unread },
  );
}

/** Texts of the document that are not visible, with every question open. */
function hiddenTexts(page: Page, leftOut: string): Promise<string[]> {
  return page.evaluate((leftOut) => {
    for (const part of document.body.querySelectorAll(leftOut)) part.remove();
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    const hasText = ({ childNodes }: Element) => [...childNodes].some((node) => node instanceof Text && node.data.trim());
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent ?? '');
  }, leftOut);
}

for (const language of outerLanguages) {
  const routes = pages.filter((route) => route.language === language);
  test(`${language}: every kind of page has the same words with JavaScript and without it`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const plainContext = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
    const plain = await plainContext.newPage();
    // The demo would replace its poster as soon as it is loaded.
    await page.route(`**${demoOf(language).src}`, () => undefined);
    for (const { path } of routes) {
      await plain.goto(path);
      await visit(page, path);
      await expect(page.locator(cookieBar)).toBeVisible();
      const expected = await wordsOn(plain);
      expect(expected.length, path).toBeGreaterThan(0);
      expect(await wordsOn(page), path).toEqual(expected);
    }
    await plainContext.close();
  });

  test(`${language}: what the landing page loads while it is scrolled removes no word`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const parts = comingInto(language);
    const plainContext = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
    const plain = await plainContext.newPage();
    await plain.goto(`/${language}`);
    await visit(page, `/${language}`);
    await page.locator('#video-section').scrollIntoViewIfNeeded();
    await expect(page.locator(parts.frame)).toBeVisible();
    await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
    await expect(page.locator('#testimonials-section [role="group"]')).toHaveCount(content.Testimonials.testimonials.length);
    await scrollTo(page, endOfPage);
    await expect(page.locator(added.floatingButtons).getByRole('link').first()).toBeVisible();
    const expected = await wordsOn(plain, parts.replaced);
    expect(await wordsOn(page, { ...parts.added, frame: parts.frame })).toEqual(expected);
    await plainContext.close();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /**
   * Hidden because they do nothing without scripts: the loading message, the counter, buttons for testimonials, which show in full,
   * and everything about cookies, because nothing is stored.
   */
  const useless = [
    '#video-section [role="status"] > p',
    '#pricing-section span:has(+ * > [role="group"])',
    '#pricing-section [role="group"]',
    '#testimonials-section button',
    'footer button',
    cookieBar,
  ];

  /** The scale in the frame, which only exists if it can move, and text that only phones show; elsewhere it is a heading. */
  const elsewhere = ['main > div > [aria-hidden]:has(> i + b)', 'footer h3 + details > summary'];

  test('every text is visible, or inside a question that can be opened', async ({ page }) => {
    test.setTimeout(120_000);
    for (const { path } of pages.filter(({ indexed }) => indexed)) {
      await page.goto(path);
      expect(await hiddenTexts(page, [unread, ...useless, ...elsewhere].join()), path).toEqual([]);
    }
  });
});

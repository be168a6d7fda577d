import type { Page } from '@playwright/test';
import { formatDay } from '../../src/content/format';
import { localEntries, storedEntries } from '../../src/content/stored-entries';
import { elementId } from '../../src/routing/anchors';
import { watchProblems } from './support/problems';
import {
  content,
  cookies,
  landingPath,
  languageName,
  languages,
  legalPagesOf,
  listPath,
  mainLanguage,
  otherLanguage,
  plainSpaces,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, phone, test } from './support/test';
import { visit } from './support/visit';

const footerLinks = (page: Page, language: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: wordsOf(language).footer.legal })
    .getByRole('link');

/** The longest average of characters per line, of all paragraphs with more than one. */
const longestLine = (page: Page) =>
  page.evaluate(() => {
    const lengths = [...document.querySelectorAll('main section section > p')].map((paragraph) => {
      const lines = Math.round(paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight));
      return lines > 1 ? (paragraph.textContent?.length ?? 0) / lines : 0;
    });
    return Math.max(...lengths);
  });

for (const language of triedLanguages) {
  const pages = legalPagesOf(language);

  test(`${language}: every kind of page links to every legal page, in its language`, async ({ page }) => {
    const feature = wordsOf(language).features[0]?.path ?? '';
    for (const path of [`/${language}`, listPath(language), feature, `/${language}/nowhere`, pages[0]?.path ?? '']) {
      await visit(page, path);
      await expect(footerLinks(page, language)).toHaveText(pages.map(({ title }) => title));
      const hrefs = await footerLinks(page, language).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(pages.map((legal) => legal.path));
    }
  });

  test(`${language}: a legal page opens from the footer, at its top, with its heading, date and text`, async ({ page }) => {
    const problems = watchProblems(page);
    await visit(page, `/${language}`);
    for (const { id, path, title, lead, sections } of pages) {
      await footerLinks(page, language).filter({ hasText: title }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      const main = page.getByRole('main');
      await expect(main.getByText(lead, { exact: true })).toBeVisible();
      const { updated } = content.LegalCatalogue.pages.find((entry) => entry.id === id) ?? { updated: '' };
      await expect(main.locator('time')).toContainText(formatDay(updated, language));
      const headings = main.getByRole('heading', { level: 2 });
      await expect(headings).toHaveText([wordsOf(language).legal.contents, ...sections.map(({ heading }) => heading)]);
    }
    expect(problems).toEqual([]);
  });

  test(`${language}: the table of contents links to each section, clear of the header, whose lines are short enough`, async ({
    page,
  }) => {
    for (const { path, sections } of pages) {
      await visit(page, path);
      const contents = page.getByRole('navigation', { name: wordsOf(language).legal.contents });
      for (const { id, heading } of sections) {
        await contents.getByRole('link', { name: heading, exact: true }).click();
        await expect(page).toHaveURL(`${path}#${elementId(id)}`);
        const title = page.getByRole('main').getByRole('heading', { name: heading, exact: true });
        await expect(title).toBeInViewport({ ratio: 1 });
        const header = await page.getByRole('banner').boundingBox();
        const bottom = (header?.y ?? 0) + (header?.height ?? 0);
        await expect.poll(async () => ((await title.boundingBox())?.y ?? 0) >= bottom).toBe(true);
      }
      // WCAG 2.2, 1.4.8 (AAA).
      expect(await longestLine(page)).toBeLessThanOrEqual(80);
    }
  });

  test(`${language}: a change of language keeps the page and the section`, async ({ page }) => {
    for (const { id, path, sections } of pages) {
      const anchor = `#${elementId(sections.at(-1)?.id ?? '')}`;
      for (const other of languages.filter((code) => code !== language)) {
        await visit(page, path + anchor);
        await page
          .getByRole('banner')
          .getByRole('link', { name: languageName(other) })
          .click();
        const target = legalPagesOf(other).find((legal) => legal.id === id);
        await expect(page).toHaveURL(`${target?.path}${anchor}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([target?.title ?? '']);
        await expect(page.locator('html')).toHaveAttribute('lang', other);
        await expect(page).toHaveTitle(target?.seo.title ?? '');
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('the table of contents is above the text', async ({ page }) => {
    await visit(page, legalPagesOf(otherLanguage)[0]?.path ?? '');
    const contents = await page.getByRole('navigation', { name: wordsOf(otherLanguage).legal.contents }).boundingBox();
    const first = await page.locator('main section section').first().boundingBox();
    expect((contents?.y ?? 0) + (contents?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of triedLanguages) {
    test(`${language}: every legal page shows its text, and the footer links to it`, async ({ page }) => {
      for (const { path, title, sections } of legalPagesOf(language)) {
        await page.goto(`/${language}`);
        await footerLinks(page, language).filter({ hasText: title }).click();
        await expect(page).toHaveURL(path);
        const shown = plainSpaces((await page.getByRole('main').textContent()) ?? '');
        for (const text of sections.flatMap(({ paragraphs, list }) => [...paragraphs, ...list])) {
          expect(shown).toContain(plainSpaces(text));
        }
      }
    });
  }
});

test.describe('the cookie policy is true', () => {
  test.use({ earlierChoice: 'none' });

  /** Every entry that the site has stored in the browser. */
  const entries = (page: Page) => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

  for (const accept of [true, false]) {
    test(`it names exactly the entries that stay in the browser after ${accept ? 'accepting' : 'refusing'}, and there is no cookie`, async ({
      page,
      context,
    }) => {
      const { banner } = cookies;
      await visit(page, landingPath(mainLanguage));
      await page.getByRole('button', { name: accept ? banner.acceptAll : banner.essentialOnly, exact: true }).click();
      for (const language of languages) {
        await visit(page, `/${language}`);
        for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded();
        await footerLinks(page, language).first().click();
        await expect(page).toHaveURL(legalPagesOf(language)[0]?.path ?? '');
        await page.goBack();
        await expect(page).toHaveURL(`/${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(wordsOf(language).hero.headlineGradient);
      }
      // A new document: requests that left with a page would keep the network from becoming idle.
      await page.reload({ waitUntil: 'networkidle' });
      const found = await entries(page);
      const named = legalPagesOf(mainLanguage)
        .find(({ id }) => id === 'cookies')
        ?.sections.flatMap(({ details }) => details.map(({ term }) => term));
      expect(named).toEqual(storedEntries);
      expect(found).toEqual([...localEntries].sort());
      expect(await context.cookies()).toEqual([]);
    });
  }
});

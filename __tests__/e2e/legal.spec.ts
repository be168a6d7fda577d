import type { Page } from '@playwright/test';
import { localEntries, storedEntries } from '../../src/content/stored-entries';
import { elementId } from '../../src/routing/anchors';
import {
  cookies,
  firstOf,
  landingPath,
  languages,
  legalPagesOf,
  mainLanguage,
  otherLanguage,
  wordsOf,
} from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const footerLinks = (page: Page, language: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: wordsOf(language).footer.legal })
    .getByRole('link');

test('the table of contents links to each section, clear of the header', async ({ page }) => {
  const { path, sections } = firstOf(legalPagesOf(mainLanguage));
  await visit(page, path);
  const contents = page.getByRole('navigation', { name: wordsOf(mainLanguage).legal.contents });
  for (const { id, heading } of sections) {
    await contents.getByRole('link', { name: heading, exact: true }).click();
    await expect(page).toHaveURL(`${path}#${elementId(id)}`);
    const title = page.getByRole('main').getByRole('heading', { name: heading, exact: true });
    await expect(title).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    await expect.poll(async () => ((await title.boundingBox())?.y ?? 0) >= bottom).toBe(true);
  }
});

test('a change of language keeps the section; without the page, it leads to the landing page', async ({ page }) => {
  for (const other of languages.slice(1)) {
    for (const { id, path, sections } of legalPagesOf(mainLanguage)) {
      const target = legalPagesOf(other).find((legal) => legal.id === id);
      // One page that there is, and those that there are not.
      if (target && id !== 'cookies') continue;
      const anchor = `#${elementId(sections.at(-1)?.id ?? '')}`;
      await visit(page, path + anchor);
      await page.getByRole('banner').locator(`a[hreflang="${other}"]`).click();
      await expect(page).toHaveURL(target ? `${target.path}${anchor}` : landingPath(other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    }
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
      await visit(page, landingPath(otherLanguage));
      await page.getByRole('button', { name: accept ? banner.acceptAll : banner.essentialOnly, exact: true }).click();
      for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded();
      await footerLinks(page, otherLanguage).first().click();
      await expect(page).toHaveURL(firstOf(legalPagesOf(otherLanguage)).path);
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

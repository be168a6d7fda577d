import type { Page } from '@playwright/test';
import { feature, footerLink, landing } from './support/pages';
import { featureOf, languageName, mainLanguage, otherLanguage, plainSpaces, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

interface Announcement {
  text: string;
  language: string | undefined;
}

/** Records what every visible live region announces from now on. */
async function listen(page: Page): Promise<() => Promise<Announcement[]>> {
  await page.evaluate(() => {
    const said: Announcement[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[aria-live], [role="status"], [role="alert"]'),
      );
      for (const region of new Set(regions)) {
        const text = region?.textContent?.replace(/\s+/g, ' ').trim();
        const language = region?.closest<HTMLElement>('[lang]')?.lang;
        if (text && region?.checkVisibility()) said.push({ text, language });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: Announcement[] }).said);
}

test('each new page is announced once, by its heading, in its language', async ({ page }) => {
  const { header, featureWords, hero } = wordsOf(mainLanguage);
  await visit(page, landing);
  const said = await listen(page);
  const expected: Announcement[] = [];
  const expectSaid = async (text: string, language: string) => {
    expected.push({ text: plainSpaces(text), language });
    await expect.poll(said).toEqual(expected);
  };
  await footerLink(page, header.allFeatures).click();
  await expectSaid(featureWords.listTitle, mainLanguage);
  await footerLink(page, feature.name).click();
  await expectSaid(feature.title, mainLanguage);
  await footerLink(page, languageName(otherLanguage)).click();
  await expectSaid(featureOf(otherLanguage, feature.id).title, otherLanguage);
  await page.goBack();
  await expectSaid(feature.title, mainLanguage);
  await footerLink(page, header.home).click();
  await expectSaid(`${hero.headlineBefore} ${hero.headlineGradient} ${hero.headlineAfter}`, mainLanguage);
  // A section of the current page is not a new page.
  await footerLink(page, header.pricing).click();
  await expect(page).toHaveURL(/#/);
  await page.waitForTimeout(300);
  expect(await said()).toHaveLength(expected.length);
  // Gatsby's own announcer is not there.
  await expect(page.locator('[aria-live="assertive"]')).toHaveCount(1);
});

import { cookies, firstOf, landingPath, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { endOfPage, scrollTo, visit } from './support/visit';

test.describe('with reduced motion,', () => {
  test.use({ earlierChoice: 'none' });

  test('nothing moves, fades or slides, and links jump without scrolling', async ({ page }) => {
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

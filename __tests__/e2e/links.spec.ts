import type { Locator, Page } from '@playwright/test';
import {
  firstOf,
  landingPath,
  languages,
  listPath,
  mainLanguage,
  pack,
  site,
  triedLanguages,
  wordsOf,
} from './support/site';
import { expect, phone, test } from './support/test';
import { visit } from './support/visit';

const { demoFormUrl, chatUrl, phone: number, email } = site.contact;

/** Section 7 of the specification: links to other sites open in a new tab, without opener or referrer. */
async function expectOutbound(link: Locator, address: string): Promise<void> {
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

for (const language of triedLanguages) {
  const { buttons, hero, pricingSection, PackTexts, header, footer } = wordsOf(language);

  test.describe(language, () => {
    test('header, hero, pricing card and footer link to the demo form', async ({ page }) => {
      await visit(page, `/${language}`);
      const headline = `${hero.headlineBefore} ${hero.headlineGradient} ${hero.headlineAfter}`;
      const packButton = firstOf(PackTexts.packs.filter(({ id }) => id === pack.id)).buttonText;
      const demo = buttons.requestDemo;
      await expectOutbound(page.getByRole('banner').getByRole('link', { name: buttons.freeTrial }), demoFormUrl);
      await expectOutbound(section(page, headline).getByRole('link', { name: demo }), demoFormUrl);
      await expectOutbound(section(page, pricingSection.title).getByRole('link', { name: packButton }), demoFormUrl);
      // Decision 29: the footer has a banner and a call to action.
      for (const [heading, name] of [
        [footer.bannerTitle, demo],
        [footer.callTitle, buttons.freeTrial],
      ] as const) {
        const part = page.getByRole('contentinfo');
        await expect(part.getByRole('heading', { name: heading })).toBeVisible();
        await expectOutbound(part.getByRole('link', { name }), demoFormUrl);
      }
    });

    test('the page of every feature links to the demo form', async ({ page }) => {
      for (const { path, title } of wordsOf(language).features) {
        await page.goto(path);
        await expectOutbound(section(page, title).getByRole('link', { name: buttons.requestDemo }), demoFormUrl);
      }
    });

    test('the footer has the phone number, the e-mail address and a link to the video', async ({ page }) => {
      await visit(page, `/${language}`);
      const contact = page.getByRole('contentinfo');
      const call = contact.getByRole('link', { name: number });
      await expect(call).toHaveAttribute('href', `tel:${number.replace(/\s/g, '')}`);
      await expect(call).toHaveAccessibleName(`${footer.phone} ${number}`);
      await expect(contact.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      await contact.getByRole('link', { name: buttons.watchVideo }).click();
      await expect(page).toHaveURL(`/${language}#video-section`);
      await expect(page.locator('#video-section')).toBeInViewport();
    });

    test('every link to another site opens a new tab and says so', async ({ page }) => {
      for (const path of [`/${language}`, listPath(language)]) {
        await visit(page, path);
        await page.mouse.wheel(0, 900);
        await expect(page.getByRole('link', { name: buttons.chat })).toBeVisible();
        const outbound = page.locator(`a[href^="http"]:not([href^="${site.origin}"])`);
        expect(await outbound.count()).toBeGreaterThanOrEqual(3);
        for (const link of await outbound.all()) {
          expect([demoFormUrl, chatUrl]).toContain(await link.getAttribute('href'));
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
          expect(await link.textContent()).toContain(buttons.newTab);
        }
      }
    });

    test.describe('on a phone', () => {
      test.use(phone);

      test('the drawer links to the demo form', async ({ page }) => {
        await visit(page, `/${language}`);
        await page.getByRole('button', { name: header.openMenu }).click();
        await expectOutbound(page.getByRole('dialog').getByRole('link', { name: buttons.freeTrial }), demoFormUrl);
      });
    });
  });
}

test('the demo form opens in a new tab without an opener', async ({ page, context }) => {
  await context.route(`${demoFormUrl}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>form</title>' }),
  );
  await visit(page, landingPath(mainLanguage));
  const opened = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: wordsOf(mainLanguage).buttons.freeTrial })
    .click();
  const form = await opened;
  await form.waitForLoadState();
  expect(form.url()).toBe(demoFormUrl);
  expect(await form.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(landingPath(mainLanguage));
});

test('every internal link leads to an existing page', async ({ page, request }) => {
  const addresses = new Set<string>();
  for (const language of languages) {
    for (const address of [`/${language}`, listPath(language), firstOf(wordsOf(language).features).path]) {
      await page.goto(address);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) addresses.add(href);
    }
  }
  expect(addresses.size).toBeGreaterThan(languages.length);
  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect({ address, status: response.status() }).toEqual({ address, status: 200 });
    const id = address.split('#')[1];
    if (id) expect(await response.text(), address).toContain(`id="${id}"`);
  }
});

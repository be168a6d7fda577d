import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { firstOf, languages } from '../../../../__tests__/e2e/support/site';

const folder = 'docs/images';
const [source, other = source] = [firstOf(languages), languages.at(-1)];
const hero = (language: string) => `locales/${language}/hero.json`;
const fieldAt = (page: Page, path: string, key: string) => page.locator(`[id="field:${path}:${key}"]`);

/** Writes a picture of the page, or of the panel from an element on. */
async function take(page: Page, name: string, from?: Locator): Promise<void> {
  const panel = page.locator('#panel');
  await from?.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const [frame, start] = [await panel.boundingBox(), await from?.boundingBox()];
  const height = 430;
  const clip = frame && start && { ...frame, y: Math.min(start.y, frame.y + frame.height - height), height };
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip && { clip }) });
  await sharp(taken)
    .png({ palette: true, colours: 96, effort: 10 })
    .toFile(join(folder, `studio-${name}.png`));
}

/** Takes the pictures of data/README.md: GUIDE_PICTURES=1 npm run test:browser -- --config packages/studio/tests/preview */
test('pictures of the guide', async ({ page }) => {
  mkdirSync(folder, { recursive: true });
  await page.goto(process.env.STUDIO_ADDRESS ?? '');
  const headline = page.frameLocator('iframe').locator('h1');
  await expect(headline).toBeVisible();
  await expect(page.locator('iframe')).toBeVisible();
  await headline.click();
  await expect(page.locator('#panel').getByRole('textbox').first()).toBeVisible();
  await page.waitForTimeout(1000);
  await take(page, 'text');

  const group = (name: string) => page.locator('#panel').getByRole('group', { name, exact: true }).first();
  const subtitle = fieldAt(page, hero(source), 'subtitle');
  await subtitle.fill('{{nme}} réunit visites, devis et primes.');
  await fieldAt(page, hero(source), 'badge').click();
  await page.getByRole('button', { name: /^Write “/ }).waitFor();
  await take(page, 'problem', group('Subtitle'));
  await page.getByRole('button', { name: /^Write “/ }).click();

  await fieldAt(page, hero(source), 'badge').fill('Conçu pour les artisans en Espagne');
  await fieldAt(page, hero(other), 'badge').click();
  await group('Badge').getByRole('group', { name: 'Before', exact: true }).last().waitFor();
  await take(page, 'translation', group('Badge'));

  await page.getByRole('tab', { name: /^Guided steps/ }).click();
  await page.getByRole('button', { name: 'Questions' }).click();
  await page.getByRole('textbox', { name: 'Short name' }).fill('Sous-traitants');
  await page.getByRole('button', { name: /^Add to: / }).click();
  await page.getByText(/^Still to fill in/).waitFor();
  await take(page, 'entry', page.locator('#panel h2'));
});

import { content } from './support/site';
import { expect, still, test } from './support/test';
import { scrollTo, visit } from './support/visit';

// Nothing moves or counts, and the choice of cookies was made before.
test.use(still);

/** Accept a change: npm run test:browser -- accessibility-tree --update-snapshots */
test('a screen reader reads the English landing page as snapshots/landing-en.aria.yml says', async ({ page }) => {
  await visit(page, '/en');
  await page.locator('#video-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#video-section iframe')).toBeVisible();
  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  await expect(page.locator('[aria-roledescription="slide"]')).toHaveCount(content.Testimonials.testimonials.length);
  await scrollTo(page, 0);
  await expect(page.locator('aside')).toHaveCount(0);
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'landing-en.aria.yml' });
});

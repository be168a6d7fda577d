import { content, firstOf, landingPath, languages } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { scrollTo, visit } from '../e2e/support/visit';

// Nothing is animated, and the cookie choice was made before.
/** To accept a change: npm run test:browser -- --project=visual accessibility-tree --update-snapshots */
test('the accessibility tree of the landing page matches landing.aria.yml', async ({ page }) => {
  await visit(page, landingPath(firstOf(languages)));
  await page.locator('#video-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#video-section iframe')).toBeVisible();
  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  await expect(page.locator('#testimonials-section [role="group"]')).toHaveCount(content.Testimonials.testimonials.length);
  await scrollTo(page, 0);
  await expect(page.locator('aside')).toHaveCount(0);
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'landing.aria.yml' });
});

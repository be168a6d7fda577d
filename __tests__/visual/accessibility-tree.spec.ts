import { bringEverything, landing } from '../e2e/support/pages';
import { expect, test } from '../e2e/support/test';
import { visit } from '../e2e/support/visit';

// Nothing is animated, and the cookie choice was made before.
/** To accept a change: npm run test:browser -- --project=visual accessibility-tree --update-snapshots */
test('the accessibility tree of the landing page matches landing.aria.yml', async ({ page }) => {
  await visit(page, landing);
  await bringEverything(page);
  await expect(page.locator('aside')).toHaveCount(0);
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'landing.aria.yml' });
});

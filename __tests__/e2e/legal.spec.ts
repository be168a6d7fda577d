import { elementId } from '../../src/routing/anchors';
import { boxOf } from './support/layout';
import { entryAt, firstOf, legalPagesOf, mainLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test('the table of contents links to each section, clear of the header', async ({ page }) => {
  const { path, sections } = firstOf(legalPagesOf(mainLanguage));
  await visit(page, path);
  const contents = page.getByRole('navigation', { name: wordsOf(mainLanguage).legal.contents });
  const header = await boxOf(page.getByRole('banner'));
  for (const { id, heading } of [firstOf(sections), entryAt(sections, -1)]) {
    await contents.getByRole('link', { name: heading, exact: true }).click();
    await expect(page).toHaveURL(`${path}#${elementId(id)}`);
    const title = page.getByRole('main').getByRole('heading', { name: heading, exact: true });
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await boxOf(title)).y).toBeGreaterThanOrEqual(header.y + header.height);
  }
});

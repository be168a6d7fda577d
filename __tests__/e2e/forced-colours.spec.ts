import type { Locator } from '@playwright/test';
import { landing } from './support/pages';
import { languageName, mainLanguage, otherLanguage, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const coloursOf = (part: Locator) =>
  part.evaluate((element) => {
    const { color, backgroundColor, borderBottomColor } = getComputedStyle(element);
    return { color, backgroundColor, borderBottomColor };
  });

test('with forced colours, the selected tab, the current language and every button can be distinguished', async ({
  page,
}) => {
  await visit(page, landing);
  const tabs = page.getByRole('tab');
  expect(await coloursOf(tabs.first())).not.toEqual(await coloursOf(tabs.nth(1)));
  const language = (code: string) => page.getByRole('banner').getByRole('link', { name: languageName(code) });
  expect(await coloursOf(language(mainLanguage))).not.toEqual(await coloursOf(language(otherLanguage)));
  const buttons = page.locator('main a, footer a').filter({ hasText: wordsOf(mainLanguage).buttons.requestDemo });
  const borders = await buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).borderTopStyle));
  expect([...new Set(borders)]).toEqual(['solid']);
});

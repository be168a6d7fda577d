import { outerLanguages, registry } from '../e2e/support/site';
import { elsewhere, fromCache, move, reportToOtherTab, shownIn } from '../support/back-forward';
import { oneOfEachKind } from '../support/copies';
import { expect, test, visit } from './firefox';

const pages = oneOfEachKind(registry.pages.filter(({ kind }) => kind !== 'root' && kind !== 'unknown'));

for (const language of outerLanguages) {
  test(`${language}: Back and Forward show every kind of page from the browser's cache`, async ({ tab, baseURL }) => {
    test.setTimeout(120_000);
    const context = tab.browserContext();
    await tab.goto(`${baseURL}${elsewhere}`);
    for (const { path } of pages.filter((page) => page.language === language)) {
      await test.step(path, async () => {
        const own = await context.newPage();
        await own.evaluateOnNewDocument(reportToOtherTab);
        await own.goto(`${baseURL}${elsewhere}`);
        await visit(own, baseURL, path);
        // Firefox keeps no page that is still requesting something.
        await own.waitForNetworkIdle({ idleTime: 200 });
        await own.goto(`${baseURL}${elsewhere}`);
        await move(tab, elsewhere, -1);
        await expect.poll(() => shownIn(tab), 'Back').toBe(fromCache(path));
        await move(tab, path, -1);
        await expect.poll(() => shownIn(tab)).toContain(elsewhere);
        await move(tab, elsewhere, 1);
        await expect.poll(() => shownIn(tab), 'Forward').toBe(fromCache(path));
        await own.close();
      });
    }
  });
}

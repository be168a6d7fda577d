import { test as base, expect, type Frame, type Page } from '@playwright/test';
import type { FromPreview, Place, ToPreview } from '../../src/preview/preview';
import { studioPort } from './playwright.config';

export const studioOrigin = `http://127.0.0.1:${studioPort}`;
export const siteOrigin = `http://127.0.0.1:${studioPort + 1}`;

/** A page that embeds the preview instead of the studio's page. */
interface Harness {
  frame: Frame;
  page: Page;
  say(message: ToPreview): Promise<void>;
  /** Waits for the first message of a kind, and removes it from the received messages. */
  heard<Kind extends FromPreview['kind']>(kind: Kind): Promise<Extract<FromPreview, { kind: Kind }>>;
  open(path: string): Promise<void>;
  /** Clicks the first occurrence of a text, and waits for the `pick` message. */
  pickText(text: string): Promise<Extract<FromPreview, { kind: 'pick' }>>;
}

export const test = base.extend<{ harness: Harness }>({
  harness: async ({ page }, use) => {
    await page.route(`${studioOrigin}/harness`, (route) => route.fulfill({ contentType: 'text/html', body: harnessHtml }));
    await page.goto(`${studioOrigin}/harness`);
    await use(harnessOn(page));
  },
});

/** Sends a request to the studio's server, as its page does. */
export async function ask(name: string, body: object = {}): Promise<unknown> {
  const token = new URL(process.env.STUDIO_ADDRESS ?? '').hash.slice(1);
  const answer = await fetch(`${studioOrigin}/api/${name}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

const harnessHtml = `<!doctype html><title>Studio</title>
<style>body { margin: 0 } iframe { width: 1400px; height: 880px; border: 0 }</style>
<script>
  window.heard = [];
  addEventListener('message', ({ origin, data }) => origin === '${siteOrigin}' && data.from === 'preview' && heard.push(data));
</script>
<iframe name="site"></iframe>`;

function harnessOn(page: Page): Harness {
  const frame = page.frame('site') as Frame;
  const harness: Harness = {
    page,
    frame,
    say: (message) =>
      page.evaluate(([sent, origin]) => window.frames[0]?.postMessage(sent, origin), [
        { to: 'preview', ...message },
        siteOrigin,
      ] as const),
    async heard(kind) {
      const found = await page.waitForFunction((wanted) => {
        const { heard } = window as unknown as { heard: FromPreview[] };
        const at = heard.findIndex((message) => message.kind === wanted);
        return at < 0 ? undefined : heard.splice(at, 1)[0];
      }, kind);
      return (await found.jsonValue()) as never;
    },
    async open(path) {
      await frame.goto(`${siteOrigin}${path}`);
      await harness.heard('page');
      // The page says that it is there before its sections are.
      await frame.locator('h1').waitFor();
    },
    async pickText(text) {
      const place = await frame.evaluate(placeOf, text);
      await page.mouse.click(place.x, place.y);
      return harness.heard('pick');
    },
  };
  return harness;
}

/** Returns the first place of a selection, which the studio's page opens. */
export const nearest = ([field]: Place[]) => ({ path: field?.path, key: field?.key });

/** Scrolls a text into view, and returns the middle of its first line. Runs in the browser. */
async function placeOf(text: string): Promise<{ x: number; y: number }> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ nodeValue, parentElement }) =>
    nodeValue?.includes(text) && parentElement?.checkVisibility() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const node = walker.nextNode();
  if (!node) throw new Error(`The page does not show "${text}".`);
  const range = document.createRange();
  range.selectNodeContents(node);
  // Content can change its size when it comes into view.
  for (let look = 0; look < 5; look++) {
    node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((done) => setTimeout(done, 100));
  }
  const [{ left, top, width, height } = new DOMRect()] = range.getClientRects();
  return { x: left + width / 2, y: top + height / 2 };
}

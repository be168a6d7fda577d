import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { loadContent } from '../../src/data/load-content';
import { port } from '../support/browser-config';
import { test } from './develop-server';

const { defaultLanguage: language } = loadContent().SiteSettings;
const origin = `http://localhost:${port}`;

/** A site on this machine, at a port of its own; it notes what is requested of it. */
const asked: string[] = [];
const other = createServer(({ url = '' }, response) => {
  asked.push(url);
  const isPicture = url.endsWith('.png');
  response.setHeader('Content-Type', isPicture ? 'image/png' : 'text/html');
  response.end(isPicture ? readFileSync('static/icon-192.png') : '<!doctype html><title>Another site</title>');
});

test.beforeAll(async () => {
  await once(other.listen(0), 'listening');
});
test.afterAll(() => void other.close());

const portOfOther = () => (other.address() as AddressInfo).port;

/** How a page sends a request to another origin. */
const ways: Record<string, (page: Page, address: string) => Promise<unknown>> = {
  'fetches it without looking': (page, address) =>
    page.evaluate((url) => fetch(url, { mode: 'no-cors' }).catch(() => undefined), address),
  'shows it as a picture': (page, address) => insert(page, 'img', address),
  'shows it in a frame': (page, address) => insert(page, 'iframe', address),
  'sends a form to it': (page, address) =>
    page.evaluate((url) => {
      const form = document.createElement('form');
      form.action = url;
      for (const [name, value] of new URL(url).searchParams)
        form.append(Object.assign(document.createElement('input'), { name, value }));
      document.body.append(form);
      form.submit();
    }, address),
  'opens it in a window': (page, address) => page.evaluate((url) => void window.open(url), address),
};

const insert = (page: Page, name: 'img' | 'iframe', address: string) =>
  page.evaluate(
    ([tag, url]) => {
      const element = document.createElement(tag);
      element.src = url;
      document.body.append(element);
    },
    [name, address] as const,
  );

/** What another site gets from the development server: the statuses of all answers but refusals. */
async function givenTo(page: Page, host: string, act: (page: Page, address: string) => Promise<unknown>, path: string) {
  await page.goto(`http://${host}:${portOfOther()}/`);
  const statuses = new Set<number>();
  const note = (url: string, status: number) => void (url.startsWith(origin) && statuses.add(status));
  page.context().on('response', (response) => note(response.url(), response.status()));
  // The browser hides some refusals from the page.
  page.context().on('requestfailed', (request) => note(request.url(), 403));
  await act(page, origin + path);
  await expect.poll(() => statuses.size).toBeGreaterThan(0);
  return [...statuses].filter((status) => status !== 403);
}

// The second is of the same site by the browser's rules, which ignore the port.
for (const host of ['127.0.0.1', 'localhost']) {
  for (const [way, act] of Object.entries(ways)) {
    test(`a page of http://${host} gets nothing when it ${way}`, async ({ page }) => {
      const source = encodeURIComponent(`http://${host}:${portOfOther()}/secret.png`);
      for (const path of [
        `/_gatsby/image/a/b/c.png?u=${source}&a=w%3D10%26h%3D10%26fm%3Dpng`,
        `/_gatsby/file/a/b.png?u=${source}`,
        '/icon-192.png',
      ])
        expect(await givenTo(page, host, act, path)).toEqual([]);
      expect(asked).not.toContain('/secret.png');
    });
  }

  test(`a page of http://${host} opens no WebSocket`, async ({ page }) => {
    await page.goto(`http://${host}:${portOfOther()}/`);
    const opened = page.evaluate(
      (port) =>
        new Promise<boolean>((resolve) => {
          const socket = new WebSocket(`ws://localhost:${port}/socket.io/?EIO=4&transport=websocket`);
          socket.onopen = () => resolve(true);
          socket.onerror = () => resolve(false);
        }),
      port,
    );
    expect(await opened).toBe(false);
  });

  test(`a page of http://${host} may link to a page, but not show it in a frame`, async ({ page }) => {
    const given = (way: string) => givenTo(page, host, ways[way] as (typeof ways)[string], `/${language}`);
    expect(await given('shows it in a frame')).toEqual([]);
    expect(await given('opens it in a window')).toContain(200);
  });
}

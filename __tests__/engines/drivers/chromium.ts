import { chromium } from 'playwright';
import { chromiumOptions } from '../../../tools/browser';
import type { Engine, Tab } from './tab';
import { callOf } from './tab';

/** Chromium, by Playwright. */
export const chromiumEngine: Engine = {
  async start({ scripts = true }): Promise<Tab> {
    const browser = await chromium.launch(chromiumOptions());
    const page = await browser.newPage({ javaScriptEnabled: scripts, reducedMotion: 'reduce' });
    let place = page.mainFrame();
    return {
      open: (address) => page.goto(address, { waitUntil: 'commit' }),
      back: () => page.goBack({ waitUntil: 'commit' }),
      resize: (width, height) => page.setViewportSize({ width, height }),
      run: (work, ...args) => place.evaluate(callOf(work, args)),
      click: async (find, ...args) => {
        const element = (await place.evaluateHandle<Element | undefined>(callOf(find, args))).asElement();
        if (!element) throw new Error('There is nothing to click on.');
        await element.click({ timeout: 2000 });
      },
      press: async (...keys) => {
        for (const key of keys) await page.keyboard.press(key);
      },
      enter: async (frame) => {
        place = (frame && (await (await page.$(frame))?.contentFrame())) || page.mainFrame();
      },
      end: () => browser.close(),
    };
  },
};

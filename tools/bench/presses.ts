import type { Browser, Page } from 'playwright';
import { settling, tasksDuring } from './blocking';
import { onPhone } from './phone';

/** A control that a visitor can press, by its place among all of the page. */
export interface Control {
  name: string;
  at: number;
}

const controls = 'button, summary, input, select, textarea, [role="tab"]';

/** One control of each kind in each part of a page. */
export const controlsOf = (browser: Browser, url: string): Promise<Control[]> =>
  onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate((selector) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)].map((element, at) => {
        const part = element.closest('[id]:is(section, main), header, section, footer, nav, main, body');
        const states = ['haspopup', 'expanded', 'pressed'].filter((state) => element.hasAttribute(`aria-${state}`));
        const words = [part?.id || part?.localName, element.role ?? element.localName, ...states];
        const isPressed = element.matches(':disabled, [aria-selected="true"]') || element.closest('[inert]') !== null;
        return { name: words.join(' '), at, isSeen: element.checkVisibility({ visibilityProperty: true }) && !isPressed };
      });
      const seen = all.filter(({ isSeen }) => isSeen);
      return [...new Map(seen.toReversed().map(({ name, at }) => [name, { name, at }])).values()].toReversed();
    }, controls);
  });

/** How long a finger stays on the screen, and what is watched afterwards, in milliseconds. */
const touchTime = 80;
const answerTime = 1200;

/**
 * Visits a page, scrolls to a control and touches it, as the first thing that this visitor does.
 * @returns the longest task from the scrolling to a second after the touch; none if something covers the control
 */
export const measurePress = (browser: Browser, url: string, { at }: Control): Promise<number[]> =>
  onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settling);
    // Not by Playwright's locators: their scripts would run in the tasks that are measured.
    const session = await page.context().newCDPSession(page);
    let middle: Point | undefined;
    const tasks = await tasksDuring(browser, async () => {
      middle = await scrolledTo(page, at);
      if (!middle) return;
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
      await page.waitForTimeout(touchTime);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForTimeout(answerTime);
    });
    return middle ? [Math.max(...tasks)] : [];
  });

interface Point {
  x: number;
  y: number;
}

/**
 * Scrolls to a control, until the sections above it have their height.
 * @returns its middle; undefined if something covers that
 */
const scrolledTo = (page: Page, at: number): Promise<Point | undefined> =>
  page.evaluate(
    async ({ selector, index }) => {
      const element = document.querySelectorAll(selector)[index] as HTMLElement;
      for (let frame = 0, before = Number.NaN; frame < 30; frame++) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const { y } = element.getBoundingClientRect();
        if (y === before) break;
        before = y;
      }
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
    },
    { selector: controls, index: at },
  );

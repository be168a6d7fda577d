import type { ElementHandle, Page } from 'puppeteer-core';
import { findInPage, type Hand, searchFor, type Wanted } from './hand';

/** How much of a text is typed, at its end, in characters; the rest is put in at once, since each key is several requests to Firefox. */
const typed = 20;

/** Returns a `Hand` that controls Firefox, with the mouse and the keyboard. */
export function firefoxHand(tab: Page): Hand {
  const find = async <Found extends HTMLElement = HTMLElement>(wanted: Wanted): Promise<ElementHandle<Found>> => {
    const found = await tab.waitForFunction(findInPage, { timeout: 30_000 }, searchFor(wanted)).catch(() => {
      throw new Error(`Not found: ${JSON.stringify(wanted)}`);
    });
    return found as ElementHandle<Found>;
  };
  const replace = async (field: ElementHandle, text: string) => {
    await field.asLocator().click();
    await tab.keyboard.down('Control');
    await tab.keyboard.press('a');
    await tab.keyboard.up('Control');
    const pasted = text.slice(0, -typed);
    if (pasted) await tab.evaluate((piece) => document.execCommand('insertText', false, piece), pasted);
    await tab.keyboard.type(text.slice(pasted.length));
  };
  return {
    press: async (wanted) => (await find(wanted)).asLocator().click(),
    choose: async (wanted, option) => void (await (await find<HTMLSelectElement>(wanted)).select(option)),
    pickFile: async (wanted, path) => (await find<HTMLInputElement>({ ...wanted, hidden: true })).uploadFile(path),
    async write(wanted, text) {
      const field = await find(wanted);
      if (!(await field.evaluate((node) => node.matches('[type=date]')))) return replace(field, text);
      // An English Firefox asks for the month first.
      const [year = '', month = '', day = ''] = text.split('-');
      await field.focus();
      await tab.keyboard.type(month + day + year);
    },
    async sees(wanted) {
      await find({ selector: 'main' });
      return (await tab.evaluateHandle(findInPage, searchFor(wanted))).asElement() !== null;
    },
  };
}

import type { Page } from '@playwright/test';
import words from '../../tools/studio/page/locales/en.json';

/** What somebody looks for in the studio's page, which speaks English. */
export interface Wanted {
  selector: string;
  /** Its label, or what it says. */
  name?: string;
  /** The id of a field: the nearest element around it that holds what is wanted is looked through. */
  near?: string;
  /** The heading of the part of the page that it is in. */
  under?: string;
  /** Whether it may be out of sight, as the input behind a button is. */
  hidden?: boolean;
}

/** A browser in which somebody clicks and types. */
export interface Hand {
  press(wanted: Wanted): Promise<void>;
  /** Types a text in place of what is there. */
  write(wanted: Wanted, text: string): Promise<void>;
  choose(wanted: Wanted, option: string): Promise<void>;
  pickFile(wanted: Wanted, path: string): Promise<void>;
  /** Whether it is there, once the page has come to rest. */
  sees(wanted: Wanted): Promise<boolean>;
}

/** What is wanted, and the words that tell that the page waits for the studio. */
export type Search = Wanted & { waiting: string };

/** Adds those words. */
export const searchFor = (wanted: Wanted): Search => ({ ...wanted, waiting: words.sending });

/** Finds an element, once the page has come to rest; null until then. Runs in the browser. */
export function findInPage({ selector, name, near, under, hidden, waiting }: Search): HTMLElement | null {
  const state = document.querySelector('header [role=status]')?.textContent ?? waiting;
  if (state.includes(waiting) || document.querySelector('[aria-busy=true]')) return null;
  const isWanted = (element: HTMLElement) =>
    (hidden || element.checkVisibility()) &&
    !element.matches(':disabled') &&
    (name === undefined || (element.ariaLabel ?? element.textContent?.trim()) === name);
  const headings = [...document.querySelectorAll('h3')].filter(({ textContent }) => textContent === under);
  const part = under === undefined ? document.body : headings[0]?.closest('section');
  let place = near === undefined ? part : document.getElementById(near);
  for (; place; place = place.parentElement) {
    const found = [...place.querySelectorAll<HTMLElement>(selector)].find(isWanted);
    if (found || near === undefined) return found ?? null;
  }
  return null;
}

/** A hand that clicks, in Chromium. */
export function chromiumHand(page: Page): Hand {
  const find = async (wanted: Wanted) => {
    const found = await page.waitForFunction(findInPage, searchFor(wanted)).catch(() => {
      throw new Error(`Not found: ${JSON.stringify(wanted)}`);
    });
    return found.asElement() as NonNullable<ReturnType<typeof found.asElement>>;
  };
  return {
    press: async (wanted) => (await find(wanted)).click(),
    choose: async (wanted, option) => void (await (await find(wanted)).selectOption(option)),
    pickFile: async (wanted, path) => (await find({ ...wanted, hidden: true })).setInputFiles(path),
    async write(wanted, text) {
      const field = await find(wanted);
      // Keys write a date in the order of the system's language.
      if ((await field.getAttribute('type')) === 'date') return field.fill(text);
      await field.click();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
    },
    async sees(wanted) {
      await find({ selector: 'main' });
      return (await page.evaluateHandle(findInPage, searchFor(wanted))).asElement() !== null;
    },
  };
}

import type { Page } from '@playwright/test';
import words from '../../page/locales/en.json';

/** Describes an element of the studio's page, whose interface is in English. */
export interface Wanted {
  selector: string;
  /** Its label, or else its text. */
  name?: string;
  /** The end of its label, or else of its text. */
  ends?: string;
  /** The id of a field: the search starts there and goes up through its ancestors until one contains a match. */
  near?: string;
  /** The heading of the section that contains it. */
  under?: string;
  /** Whether it may be invisible, such as the file input behind a button. */
  hidden?: boolean;
}

/** Clicks and types in the studio's page. */
export type Hand = ReturnType<typeof handOn>;

/** The description of an element, and the status text of a page that waits for the studio. */
type Search = Wanted & { waiting: string };

const searchFor = (wanted: Wanted): Search => ({ ...wanted, waiting: words.sending });

/** Finds an element; returns null while the page is busy or if there is no match. Runs in the browser. */
function findInPage({ selector, name, ends, near, under, hidden, waiting }: Search): HTMLElement | null {
  const state = document.querySelector('header [role=status]')?.textContent ?? waiting;
  if (state.includes(waiting) || document.querySelector('[aria-busy=true]')) return null;
  const isWanted = (element: HTMLElement) => {
    const label = element.ariaLabel ?? element.textContent?.trim() ?? '';
    const isNamed = (name === undefined || label === name) && (ends === undefined || label.endsWith(ends));
    return (hidden || element.checkVisibility()) && !element.matches(':disabled') && isNamed;
  };
  const headings = [...document.querySelectorAll('h3')].filter(({ textContent }) => textContent === under);
  const part = under === undefined ? document.body : headings[0]?.closest('section');
  let place = near === undefined ? part : document.getElementById(near);
  for (; place; place = place.parentElement) {
    const found = [...place.querySelectorAll<HTMLElement>(selector)].find(isWanted);
    if (found || near === undefined) return found ?? null;
  }
  return null;
}

/** Returns the functions that click and type in a page; each waits until the page is idle and shows the element. */
export function handOn(page: Page) {
  const find = async (wanted: Wanted) => {
    const found = await page.waitForFunction(findInPage, searchFor(wanted)).catch(() => {
      throw new Error(`Not found: ${JSON.stringify(wanted)}`);
    });
    return found.asElement() as NonNullable<ReturnType<typeof found.asElement>>;
  };
  return {
    press: async (wanted: Wanted) => (await find(wanted)).click(),
    choose: async (wanted: Wanted, option: string) => void (await (await find(wanted)).selectOption(option)),
    pickFile: async (wanted: Wanted, path: string) => (await find({ ...wanted, hidden: true })).setInputFiles(path),
    /** Replaces the text of a field. */
    async write(wanted: Wanted, text: string) {
      const field = await find(wanted);
      // A date typed by keyboard depends on the date format of the system's language.
      if ((await field.getAttribute('type')) === 'date') return field.fill(text);
      await field.click();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
    },
    /** Returns whether the element exists, once the page is idle. */
    async sees(wanted: Wanted) {
      await find({ selector: 'main' });
      return (await page.evaluateHandle(findInPage, searchFor(wanted))).asElement() !== null;
    },
  };
}

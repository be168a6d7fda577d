import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { systemBrowser, systemChromium } from './steps/browsers.mjs';

/** How this project starts Chromium: the system's if there is one, with nothing that talks to the network by itself. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = systemChromium();
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

/**
 * Starts Chromium.
 * @throws Error that says how to install it, if there is none
 */
export async function launchChromium(options: LaunchOptions = chromiumOptions()): Promise<Browser> {
  try {
    return await chromium.launch(options);
  } catch (error) {
    throw /Executable doesn.t exist/.test(String(error)) ? new Error(noChromium) : error;
  }
}

const noChromium =
  'There is no Chromium: install it with your system’s package manager (Debian: sudo apt-get install chromium-headless-shell fonts-liberation), or run "npx playwright install chromium".';

/**
 * Makes sure that there is a Chromium, for tools that start it after other work.
 * @throws Error that says how to install it, if there is none
 */
export const requireChromium = async (): Promise<void> => (await launchChromium()).close();

/**
 * Starts the browser for measurements. A browser that accepts every certificate would keep no file that it loads, and with Playwright's
 * option for that it connects twice.
 * @param keys hashes of the public keys that it trusts
 * @throws Error that says how to install it, if there is none
 */
export function launchForMeasurements(keys: readonly string[]): Promise<Browser> {
  const executablePath = measuringBrowser();
  const { args = [], ...options } = chromiumOptions();
  return launchChromium({
    ...options,
    ...(executablePath && { executablePath }),
    args: [...args, `--ignore-certificate-errors-spki-list=${keys.join()}`],
  });
}

/** The path of the browser for measurements: the system's, or else Playwright's own; undefined if there is neither in a usual place. */
export const measuringBrowser = (): string | undefined =>
  systemBrowser() ?? [chromium.executablePath()].find((path) => existsSync(path));

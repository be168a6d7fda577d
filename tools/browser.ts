import type { LaunchOptions } from 'playwright';
import { systemChromium } from './steps/chromium.mjs';

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

import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** Where systems keep their own Chromium. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** The system's own Chromium; undefined if there is none, and Playwright's own download is to be used. */
export const systemChromium = (): string | undefined => systemPaths.find((path) => existsSync(path));

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

import { existsSync } from 'node:fs';
import { installFromDebian } from './apt.mjs';
import { run } from './run.mjs';

/** Chromium without a window: the same engine, which starts and loads pages in half the time. */
const shellPaths = ['/usr/bin/chromium-headless-shell'];

/** Where systems keep the whole browser. */
const browserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** The shell, and a font that computers have and a bare system lacks: pages stand in it until theirs arrives. */
const debianPackages = ['chromium-headless-shell', 'fonts-liberation'];

/**
 * What runs pages without a window: the system's own shell, or else its whole browser; undefined if there is neither, or if
 * SITE_CHROMIUM=playwright asks for Playwright's own.
 */
export const systemChromium = () =>
  process.env.SITE_CHROMIUM === 'playwright' ? undefined : [...shellPaths, ...browserPaths].find((path) => existsSync(path));

/** For what measures as a visitor's browser does: the system's whole one, or else its shell; undefined if there is neither. */
export const systemBrowser = () => [...browserPaths, ...shellPaths].find((path) => existsSync(path));

/**
 * Sees to it that there is a Chromium for the browser tests.
 * @param {(text: string) => void} say
 * @throws Error if there is none, and none can be installed
 */
export async function findChromium(say) {
  if (shellPaths.some((path) => existsSync(path)) || (await installFromDebian(debianPackages, say)) || systemChromium())
    return;
  if ((await run('npx', ['--no-install', 'playwright', 'install', 'chromium'], say)) === 0) return;
  throw new Error('there is no Chromium, and none could be installed');
}

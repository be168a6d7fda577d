import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemFirefox } from '../../../tools/steps/browsers.mjs';
import type { Engine } from './tab';
import { endOf, type Send, startSession, webDriverTab } from './webdriver';

const preferences = {
  // Any free one, which the browser writes into its folder.
  'marionette.port': 0,
  'intl.accept_languages': 'en',
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'browser.startup.page': 0,
  'browser.safebrowsing.downloads.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** The system's Firefox, by its own protocol, Marionette. */
export const firefoxEngine: Engine = {
  missing: systemFirefox() ? undefined : 'Firefox (Debian: sudo apt-get install firefox-esr)',
  async start({ scripts = true, folder }) {
    const lines = Object.entries({ ...preferences, 'javascript.enabled': scripts }).map(
      (entry) => `user_pref(${entry.map((part) => JSON.stringify(part)).join(', ')});`,
    );
    mkdirSync(join(folder, 'chrome'), { recursive: true });
    writeFileSync(join(folder, 'user.js'), lines.join('\n'));
    // Otherwise, the window is wider than a phone.
    writeFileSync(join(folder, 'chrome/userChrome.css'), ':root { min-width: 0 !important; }');
    const options = ['--headless', '--marionette', '--no-remote', '--profile', folder];
    const firefox = spawn(String(systemFirefox()), options, { stdio: 'ignore' });
    const end = () => endOf(firefox);
    try {
      const send = overSocket(await whenListening(join(folder, 'MarionetteActivePort')));
      await startSession(send);
      return webDriverTab(send, end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

/** Waits up to 30 seconds until the browser has written its port. */
async function whenListening(file: string): Promise<Socket> {
  for (let attempts = 0; attempts < 600; attempts++, await wait(50)) {
    const port = existsSync(file) && Number(readFileSync(file, 'utf8'));
    if (port) return connect(port, '127.0.0.1');
  }
  throw new Error('Firefox has not started within 30 s.');
}

type Answer = [type: 1, id: number, error: { message: string } | null, value: unknown];

/** Messages are JSON after their length: `[0, id, command, parameters]`, answered by `[1, id, error, value]`. */
function overSocket(socket: Socket): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, Math.max(0, start - 1)));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(String(received.subarray(start, end))) as Answer | object;
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer);
    }
  });
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1;
      waiting.set(id, ([, , error, value]) => {
        if (error) return reject(new Error(`${command}: ${error.message}`));
        resolve(value && typeof value === 'object' && 'value' in value ? value.value : value);
      });
      const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemWebKit } from '../../../tools/steps/browsers.mjs';
import type { Engine } from './tab';
import { type Command, endOf, type Send, startSession, webDriverTab } from './webdriver';

/** GTK's settings. Without the first, the buttons of the browser's own window make it wider than a phone. */
const settings = {
  'gtk.css': '* { min-width: 0; padding: 0; font-size: 4px; -gtk-icon-transform: scale(0.1); }',
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
};

/** WebKitGTK, the engine of Safari: its WebDriver and its small browser, on a screen that nobody sees. */
export const webkitEngine: Engine = {
  missing: systemWebKit() ? undefined : 'WebKit (Debian: sudo apt-get install webkit2gtk-driver xvfb)',
  async start({ scripts = true, folder }) {
    mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
    for (const [name, text] of Object.entries(settings)) writeFileSync(join(folder, 'gtk-3.0', name), text);
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const display = String(await once(screen.stdout, 'data')).trim();
    const env = { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder };
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const end = async () => {
      await endOf(driver);
      await endOf(screen);
    };
    try {
      const send = overHttp(`http://127.0.0.1:${port}`);
      const args = ['--automation', `--enable-javascript=${scripts ? 'TRUE' : 'FALSE'}`];
      await startSession(send, { 'webkitgtk:browserOptions': { args } });
      return webDriverTab(send, end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Where commands go in a session; `:id` is a parameter. */
const paths: Record<Command, string> = {
  Back: 'back',
  ElementClick: 'element/:id/click',
  ExecuteScript: 'execute/sync',
  FindElement: 'element',
  Navigate: 'url',
  NewSession: '',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
  SwitchToFrame: 'frame',
};

/** Sends commands to a driver that has just been started. */
function overHttp(address: string): Send {
  let session = '';
  return async (command, parameters = {}) => {
    const path = paths[command].replace(':id', String(parameters.id));
    const response = await post(`${address}/session${session && `/${session}/`}${path}`, parameters);
    const { value } = (await response.json()) as { value: { message?: string; sessionId?: string } };
    if (!response.ok) throw new Error(`${command}: ${value.message}`);
    if (command === 'NewSession') session = String(value.sessionId);
    return value;
  };
}

/** Tries again for five seconds while nothing listens: the driver needs a moment to start. */
async function post(address: string, body: unknown, attempts = 100): Promise<Response> {
  try {
    return await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  } catch (error) {
    if (attempts === 0) throw error;
    await wait(50);
    return post(address, body, attempts - 1);
  }
}

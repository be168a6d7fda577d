import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The program that opens a URL, by operating system. */
const programs: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  // `start` is a shell built-in; this is what it runs for a URL.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/**
 * Opens the studio in the default browser, without a shell. If that fails, the user can open the printed address. The address
 * contains the token, and other users of the computer can list the arguments of programs. So the browser gets the path of a file that
 * only this user can read; its page redirects to the address.
 * @param file path of that file; it is replaced
 */
export function openBrowser(address: string, file: string): void {
  rmSync(file, { force: true });
  const page = `<!doctype html><title>Studio</title><meta http-equiv="refresh" content="0; url=${address}">\n`;
  writeFileSync(file, page, { mode: 0o600, flag: 'wx' });
  const [program, ...args] = programs[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, pathToFileURL(file).href], { stdio: 'ignore', detached: true });
  child.on('error', () => console.log('No browser could be opened: open the address yourself.'));
  child.unref();
}

import { spawn } from 'node:child_process';

/** The program that opens a URL, by operating system. */
const programs: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  // `start` is a shell built-in; this is what it runs for a URL.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens a URL in the default browser, without a shell. If that fails, the user can open the printed address. */
export function openBrowser(address: string): void {
  const [program, ...args] = programs[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => console.log('No browser could be opened: open the address yourself.'));
  child.unref();
}

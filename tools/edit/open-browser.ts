import { spawn } from 'node:child_process';

/** The program that opens an address, by system. */
const programs: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  // `start` is a word of the shell; this is what it does with an address.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the system's browser, without a shell; whoever has none opens the address that was printed. */
export function openBrowser(address: string): void {
  const [program, ...args] = programs[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => console.log('No browser could be opened: open the address yourself.'));
  child.unref();
}

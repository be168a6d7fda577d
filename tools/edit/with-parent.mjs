import { pathToFileURL } from 'node:url';

// Runs a program, and ends it and all that it started once its input closes. The system closes the input when the process that holds
// the other end is gone, however it ended.
process.stdin.on('close', () => {
  // The group, since a program's own children would stay.
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL');
});
process.stdin.resume();
// The program ends by itself when it has nothing to do.
process.stdin.unref?.();

process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1] ?? '').href);

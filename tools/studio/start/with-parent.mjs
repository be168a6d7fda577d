import { pathToFileURL } from 'node:url';

// Runs a program, and kills it and its child processes when stdin closes. The system closes stdin when the process at the other
// end of the pipe ends, for whatever reason.
process.stdin.on('close', () => {
  // Kills the process group, because child processes would otherwise keep running.
  process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL');
});
process.stdin.resume();
// An open stdin does not keep the program running.
process.stdin.unref?.();

process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1] ?? '').href);

import { spawn } from 'node:child_process';

// Runs a program with its arguments, or, alone, a command of a shell, and ends it with all that it has started when stdin closes. The
// system closes stdin when the process at the other end of the pipe ends, for whatever reason.
const [program = '', ...args] = process.argv.slice(2);

/** How long the processes may take to end before they are killed, in milliseconds. */
const patience = 5000;

let isEnding = false;
const signalGroup = (name) => process.kill(-process.pid, name);
const child = spawn(program, args, { shell: args.length === 0, stdio: ['ignore', 'inherit', 'inherit'] });
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => {
  if (isEnding) signalGroup('SIGKILL');
  process.exit(code ?? 1);
});
process.on('SIGTERM', end);
process.stdin.on('close', end).resume();

function end() {
  if (isEnding) return;
  if (process.platform === 'win32') return spawn('taskkill', ['/t', '/f', '/pid', String(process.pid)]);
  isEnding = true;
  signalGroup('SIGTERM');
  setTimeout(signalGroup, patience, 'SIGKILL');
}

import { spawn } from 'node:child_process';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one command, its output passed through.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
function run(command, args) {
  return new Promise((resolve) => {
    const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };
    const child = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A step of a run: a command, or a function that throws when it fails. `help` says what to do then. */
/** @typedef {{ name: string, command?: string[], work?: () => Promise<unknown>, help: string }} Step */

/**
 * Runs steps one after the other, saying what it does, how long each took, and what to do about the one that fails.
 * @param {Step[]} steps
 */
export async function runSteps(steps) {
  const start = performance.now();
  const times = [];
  for (const [index, { name, command, work, help }] of steps.entries()) {
    const since = performance.now();
    console.log(`\n▶ ${index + 1}/${steps.length} ${name}`);
    const failure = await attempt(command, work);
    times.push(`  ${seconds(since).padStart(8)}  ${name}`);
    if (failure) {
      console.error(`\n✖ ${name} failed after ${seconds(since)}${failure === true ? '' : `: ${failure}`}\n  ${help}`);
      process.exit(1);
    }
    console.log(`✔ ${name} (${seconds(since)})`);
  }
  console.log(`\nAll ${steps.length} steps in ${seconds(start)}:\n${times.join('\n')}`);
}

/** @returns {Promise<string | boolean>} why it failed; false if it did not */
async function attempt(command, work) {
  try {
    if (work) await work();
    return command ? (await run(command[0], command.slice(1))) !== 0 : false;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The step of a command that a package of this project brings. */
export const tool = (name, args, help) => ({ name, command: ['npx', '--no-install', ...args], help });

/**
 * The step that builds the site.
 * @param {string} help
 */
export const buildStep = (help) => ({ name: 'Build the site', command: ['node', 'tools/gatsby.mjs', 'build'], help });

export { run };

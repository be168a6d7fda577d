import { availableParallelism } from 'node:os';
import { run } from './run.mjs';
import { TaskQueue } from './task-queue.mjs';

/** How often a run says what it is at, in milliseconds. */
const heartbeat = 30_000;

/**
 * A step of a run: a command, or a function that throws when it fails.
 * @typedef {object} Step
 * @property {string} name what it does: "Check style"
 * @property {string[]} [command] the program and its arguments
 * @property {(say: (text: string) => void) => Promise<unknown>} [work] instead of a command
 * @property {string} help what to do if it fails
 * @property {string} [again] the command that runs it alone
 * @property {Step[]} [after] what has to have passed before; a step without it waits for nothing
 * @property {boolean} [alone] whether it needs the whole machine
 * @property {boolean} [shows] whether its output is of interest when it passes, too
 */

/** @typedef {{ step: Step, state: 'passed' | 'failed' | 'left out', seconds: number, reason: string }} Result */

/**
 * Runs steps: side by side where the machine has queue and no step waits for another, and on after a failure. Says which step starts
 * and how long it took, prints the output of those that fail, and ends with one list of what failed and how to run it alone. Sets the
 * exit code to 1 if anything failed.
 * @param {Step[]} steps in the order in which they start if nothing else decides
 */
export async function runSteps(steps) {
  const start = performance.now();
  const queue = new TaskQueue(availableParallelism());
  const running = new Set();
  const timer = setInterval(() => {
    console.log(`  … ${secondsSince(start)} s: ${[...running].map(({ name }) => name).join(', ')}`);
  }, heartbeat);
  /** @type {Map<Step, Promise<Result>>} */
  const results = new Map();
  for (const [order, step] of steps.entries()) {
    const before = (step.after ?? []).map((other) => results.get(other));
    if (before.includes(undefined)) throw new Error(`"${step.name}" has to come after what it waits for.`);
    const attempt = async () => {
      running.add(step);
      const result = await runStep(step);
      running.delete(step);
      return result;
    };
    results.set(
      step,
      Promise.all(before).then((earlier) => {
        const missing = earlier.find(({ state }) => state !== 'passed');
        if (!missing) return queue.run({ order, alone: step.alone ?? false }, attempt);
        return { step, state: 'left out', seconds: 0, reason: `it needs "${missing.step.name}"` };
      }),
    );
  }
  const ended = await Promise.all(results.values());
  clearInterval(timer);
  printSummary(ended, start);
}

/** @param {Step} step @returns {Promise<Result>} */
async function runStep(step) {
  const since = performance.now();
  const output = [];
  console.log(`▶ ${step.name}`);
  const reason = await failureOf(step, (text) => output.push(text));
  const seconds = (performance.now() - since) / 1000;
  const printed = output.join('').trimEnd();
  if (reason === undefined) console.log(`${step.shows ? `${printed}\n` : ''}✔ ${step.name} (${seconds.toFixed(1)} s)`);
  else console.error(`\n${printed}\n✖ ${step.name} failed after ${seconds.toFixed(1)} s${reason}\n`);
  return { step, state: reason === undefined ? 'passed' : 'failed', seconds, reason: reason ?? '' };
}

/** @returns {Promise<string | undefined>} why a step failed, if that is known; undefined if it did not fail */
async function failureOf({ command, work }, say) {
  try {
    await work?.(say);
    return command && (await run(command[0], command.slice(1), say)) !== 0 ? '' : undefined;
  } catch (error) {
    return `: ${error instanceof Error ? error.message : error}`;
  }
}

/** @param {Result[]} results @param {number} start */
function printSummary(results, start) {
  const times = results.map(({ step, state, seconds, reason }) =>
    state === 'left out'
      ? `   left out  ${step.name}: ${reason}`
      : `  ${seconds.toFixed(1).padStart(7)} s  ${state === 'failed' ? '✖ ' : ''}${step.name}`,
  );
  console.log(`\n${results.length} steps in ${secondsSince(start)} s:\n${times.join('\n')}`);
  const failed = results.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return;
  const lines = failed.map(({ step: { name, help, again } }) =>
    [`  ✖ ${name}`, `    ${help}`, ...(again ? [`    Run it alone: ${again}`] : [])].join('\n'),
  );
  console.error(`\nFailed:\n${lines.join('\n')}`);
  process.exitCode = 1;
}

const secondsSince = (start) => Math.round((performance.now() - start) / 1000);

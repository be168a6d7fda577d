import { availableParallelism } from 'node:os';
import { endLine, startLine } from './progress.mjs';
import { run } from './run.mjs';
import { TaskQueue } from './task-queue.mjs';

/** Interval of progress messages, in milliseconds. */
const heartbeat = 30_000;

/**
 * A step of a run: a command, or a function that throws when it fails.
 * @typedef {object} Step
 * @property {string} name what it does: "Check style"
 * @property {string[]} [command] the program and its arguments
 * @property {(say: (text: string) => void) => Promise<unknown>} [work] instead of a command
 * @property {() => boolean} [isDone] whether there is nothing to do; then nothing is printed
 * @property {string} help what to do if it fails
 * @property {string} [again] the command that runs it alone
 * @property {Step[]} [after] the steps that must have passed before
 * @property {boolean} [alone] whether it needs the whole machine
 * @property {boolean} [light] whether it mostly waits for the network, so that it takes no other step's place
 * @property {boolean} [shows] whether its output is printed even if it passes
 */

/** @typedef {{ step: Step, state: 'passed' | 'failed' | 'skipped' | 'idle', seconds: number, reason: string }} Result */

/**
 * Runs steps in parallel, as far as the machine and their requirements allow, and continues after a failure. Prints when a step
 * starts and how long it took, the output of failed steps, and finally a list of failures with the command that runs each alone.
 * Sets the exit code to 1 if anything failed.
 * @param {Step[]} steps in their default order
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
    if (before.includes(undefined)) throw new Error(`"${step.name}" must be listed after the steps that it requires.`);
    const attempt = async () => {
      running.add(step);
      const result = await runStep(step);
      running.delete(step);
      return result;
    };
    results.set(
      step,
      Promise.all(before).then((earlier) => {
        const missing = earlier.find(({ state }) => state === 'failed' || state === 'skipped');
        if (!missing) return queue.run({ order, alone: step.alone, light: step.light }, attempt);
        return { step, state: 'skipped', seconds: 0, reason: `requires "${missing.step.name}"` };
      }),
    );
  }
  const ended = await Promise.all(results.values());
  clearInterval(timer);
  printSummary(ended, start);
}

/** @param {Step} step @returns {Promise<Result>} */
async function runStep(step) {
  if (step.isDone?.()) return { step, state: 'idle', seconds: 0, reason: '' };
  const since = performance.now();
  const output = [];
  console.log(startLine(step.name));
  const reason = await failureOf(step, (text) => output.push(text));
  const seconds = (performance.now() - since) / 1000;
  const printed = output.join('').trimEnd();
  if (reason === undefined) console.log(`${step.shows ? `${printed}\n` : ''}${endLine(step.name, seconds)}`);
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
  const ran = results.filter(({ state }) => state !== 'idle');
  if (ran.length === 0) return;
  const times = ran.map(({ step, state, seconds, reason }) =>
    state === 'skipped'
      ? `    skipped  ${step.name}: ${reason}`
      : `  ${seconds.toFixed(1).padStart(7)} s  ${state === 'failed' ? '✖ ' : ''}${step.name}`,
  );
  console.log(`\n${ran.length} ${ran.length === 1 ? 'step' : 'steps'} in ${secondsSince(start)} s:\n${times.join('\n')}`);
  const failed = results.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return;
  const lines = failed.map(({ step: { name, help, again } }) =>
    [`  ✖ ${name}`, `    ${help}`, ...(again ? [`    Run it alone: ${again}`] : [])].join('\n'),
  );
  console.error(`\nFailed:\n${lines.join('\n')}`);
  process.exitCode = 1;
}

const secondsSince = (start) => Math.round((performance.now() - start) / 1000);

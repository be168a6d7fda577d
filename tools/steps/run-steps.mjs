import { availableParallelism } from 'node:os';
import { run } from './run.mjs';

/** Interval of progress messages, in milliseconds. */
const heartbeat = 30_000;

/**
 * A step of a run: a command, or a function that throws when it fails.
 * @typedef {object} Step
 * @property {string} name what it does: "Check style"
 * @property {string} [command]
 * @property {(say: (text: string) => void) => Promise<unknown>} [work] instead of a command
 * @property {() => boolean} [isDone] whether there is nothing to do; then nothing is printed
 * @property {string} help what to do if it fails
 * @property {readonly Step[]} [after] the steps that must have passed before, if they are part of the run
 * @property {boolean} [alone] whether it needs the whole machine
 * @property {boolean} [shows] whether its output is printed even if it passes
 */

/** @typedef {{ step: Step, state: 'passed' | 'failed' | 'skipped', seconds: number, isIdle?: boolean }} Result */

/**
 * Runs steps in parallel, as far as the machine and their requirements allow, and continues after a failure. Prints when a step
 * starts and how long it took, the output of failed steps, and finally a list of failures with the command that runs each alone.
 * Sets the exit code to 1 if anything failed.
 * @param {readonly Step[]} steps each behind those that it requires; those that can start are started in this order
 */
export async function runSteps(steps) {
  const start = performance.now();
  const secondsNow = () => Math.round((performance.now() - start) / 1000);
  /** @type {Map<Step, Result>} */
  const results = new Map();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const begin = async (step) => {
    results.set(step, await runStep(step));
    running.delete(step);
  };
  const stateOf = (step) => results.get(step)?.state ?? (steps.includes(step) ? 'open' : 'passed');
  const waiting = new Set(steps);
  /** Starts or skips a step, if it is time; returns false if those behind it have to wait for it. */
  const advance = (step) => {
    const needed = worstOf(step.after?.map(stateOf) ?? []);
    if (needed === 'open') return true;
    if (needed === 'passed' && !hasRoom(step, [...running.keys()])) return false;
    waiting.delete(step);
    if (needed === 'passed') running.set(step, begin(step));
    else results.set(step, { step, state: 'skipped', seconds: 0 });
    return true;
  };
  const startReady = () => [...waiting].every(advance);
  const timer = setInterval(() => {
    console.log(`  … ${secondsNow()} s: ${[...running.keys()].map(({ name }) => name).join(', ')}`);
  }, heartbeat);
  startReady();
  while (running.size > 0) {
    await Promise.race(running.values());
    startReady();
  }
  clearInterval(timer);
  printTimes([...results.values()], secondsNow());
  printFailures([...results.values()].filter(({ state }) => state === 'failed'));
}

/** @param {readonly string[]} states */
const worstOf = (states) => ['failed', 'skipped', 'open'].find((state) => states.includes(state)) ?? 'passed';

/** @param {Step} step @param {readonly Step[]} running */
const hasRoom = ({ alone }, running) =>
  running.length < (alone ? 1 : availableParallelism()) && !running.some((other) => other.alone);

/** @param {Step} step @returns {Promise<Result>} */
async function runStep(step) {
  const { name, command, work, shows, isDone } = step;
  if (isDone?.()) return { step, state: 'passed', seconds: 0, isIdle: true };
  const since = performance.now();
  const output = [];
  const say = (text) => output.push(text);
  console.log(`▶ ${name}`);
  let reason;
  try {
    await work?.(say);
    if (command && (await run(command, say)) !== 0) reason = '';
  } catch (error) {
    reason = `: ${error instanceof Error ? error.message : error}`;
  }
  const seconds = (performance.now() - since) / 1000;
  const printed = output.join('').trimEnd();
  if (reason === undefined) console.log(`${shows ? `${printed}\n` : ''}✔ ${name} (${seconds.toFixed(1)} s)`);
  else console.error(`\n${printed}\n✖ ${name} failed after ${seconds.toFixed(1)} s${reason}\n`);
  return { step, state: reason === undefined ? 'passed' : 'failed', seconds };
}

/** @param {readonly Result[]} results @param {number} seconds of the whole run */
function printTimes(results, seconds) {
  const ran = results.filter(({ isIdle }) => !isIdle);
  if (ran.length === 0) return;
  const lines = ran.map(({ step, state, seconds }) =>
    state === 'skipped'
      ? `    skipped  ${step.name}: a step before it failed`
      : `  ${seconds.toFixed(1).padStart(7)} s  ${state === 'failed' ? '✖ ' : ''}${step.name}`,
  );
  console.log(`\n${ran.length} ${ran.length === 1 ? 'step' : 'steps'} in ${seconds} s:\n${lines.join('\n')}`);
}

/** @param {readonly Result[]} failed */
function printFailures(failed) {
  if (failed.length === 0) return;
  const lines = failed.map(({ step: { name, help, command } }) =>
    [`  ✖ ${name}`, `    ${help}`, ...(command ? [`    Run it alone: ${command.replace(' --silent', '')}`] : [])].join('\n'),
  );
  console.error(`\nFailed:\n${lines.join('\n')}`);
  process.exitCode = 1;
}

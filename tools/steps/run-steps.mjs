import { availableParallelism } from 'node:os';
import { run } from './run.mjs';

/** Interval of progress messages, in milliseconds. */
const heartbeat = 30_000;

/**
 * A step of a run: a command, or a function that throws when it fails.
 * @typedef {object} Step
 * @property {string} [command]
 * @property {(say: (text: string) => void) => Promise<unknown>} [work] instead of a command
 * @property {() => boolean} [isDone] whether there is nothing to do; then nothing is printed
 * @property {string} help what to do if it fails
 * @property {readonly string[]} [after] the steps that must have passed before, if they are part of the run
 * @property {boolean} [alone] whether it needs the whole machine
 * @property {boolean} [shows] whether its output is printed even if it passes
 */

/**
 * Runs steps in parallel, as far as the machine and their requirements allow, and continues after a failure. Prints when a step
 * starts and how long it took, the output of failed steps, and finally all times, and what to do about each failure.
 * Sets the exit code to 1 if anything failed.
 * @param {Record<string, Step>} steps by what they do, such as "Check style"; those that can start are started in this order
 */
export async function runSteps(steps) {
  const begun = performance.now();
  const waiting = new Set(Object.keys(steps).filter((name) => !steps[name].isDone?.()));
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** The line of the final list, for those that have ended. @type {Map<string, string>} */
  const passed = new Map();
  const failed = new Map();
  const start = (name) => {
    const since = performance.now();
    const end = (isGood) => {
      running.delete(name);
      const seconds = ((performance.now() - since) / 1000).toFixed(1).padStart(7);
      (isGood ? passed : failed).set(name, `  ${seconds} s  ${isGood ? '' : '✖ '}${name}`);
    };
    running.set(name, runStep(name, steps[name]).then(end));
  };
  const hasRoom = ({ alone }) =>
    running.size < (alone ? 1 : availableParallelism()) && ![...running.keys()].some((name) => steps[name].alone);
  /** Starts or skips a step, if it is time; returns false if those behind it have to wait for it. */
  const advance = (name) => {
    const { after = [] } = steps[name];
    const isSkipped = after.some((before) => failed.has(before));
    if (!isSkipped && after.some((before) => waiting.has(before) || running.has(before))) return true;
    if (!isSkipped && !hasRoom(steps[name])) return false;
    waiting.delete(name);
    if (isSkipped) failed.set(name, `    skipped  ${name}: a step before it failed`);
    else start(name);
    return true;
  };
  const startReady = () => [...waiting].every(advance);
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  const timer = setInterval(() => console.log(`  … ${seconds()} s: ${[...running.keys()].join(', ')}`), heartbeat);
  for (startReady(); running.size > 0; startReady()) await Promise.race(running.values());
  clearInterval(timer);
  const lines = [...passed.values(), ...failed.values()];
  if (lines.length > 0)
    console.log(`\n${lines.length} step${lines.length > 1 ? 's' : ''} in ${seconds()} s:\n${lines.join('\n')}`);
  if (failed.size === 0) return;
  const advice = [...failed].filter(([, line]) => line.includes('✖')).map(([name]) => adviceOn(name, steps[name]));
  console.error(`\nFailed:\n${advice.join('\n')}`);
  process.exitCode = 1;
}

/** @param {string} name @param {Step} step @returns {Promise<boolean>} whether it passed */
async function runStep(name, { command, work, shows }) {
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
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const printed = output.join('').trimEnd();
  if (reason === undefined) console.log(`${shows ? `${printed}\n` : ''}✔ ${name} (${seconds} s)`);
  else console.error(`\n${printed}\n✖ ${name} failed after ${seconds} s${reason}\n`);
  return reason === undefined;
}

/** @param {string} name @param {Step} step */
const adviceOn = (name, { help, command }) =>
  [`  ✖ ${name}`, `    ${help}`, ...(command ? [`    Run it alone: ${command}`] : [])].join('\n');

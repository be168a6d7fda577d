import { transformSync } from 'esbuild';

/** Milliseconds that a page waits for its scripts before it falls back to working without them. */
export const scriptTimeout = 5000;

const calls: string[] = [];

/**
 * Has the browser run a function before it paints a page: it is inlined into the head of every page. Its error is reported and stops nothing else:
 * extensions change what such functions use.
 * @param run must not refer to anything outside itself: its source is copied into the page
 * @param values its arguments
 */
export function runBeforePaint<Values extends (string | number)[]>(
  run: (...values: Values) => void,
  ...values: Values
): void {
  calls.push(`try{(${run.toString()})(${JSON.stringify(values).slice(1, -1)})}catch(error){reportError(error)}`);
}

/** The script that runs all of them; empty if there are none. */
export const beforePaint = (): string => transformSync(calls.join(';'), { minify: true }).code.trim();

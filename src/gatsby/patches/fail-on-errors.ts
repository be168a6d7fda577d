import { onLogAction } from 'gatsby-cli/lib/reporter/redux';

/** What Gatsby does with everything that it says (gatsby-cli/lib/reporter/redux). */
interface LogAction {
  type: string;
  payload?: unknown;
}

/** The part of this process that is needed: how it ends. */
interface Ending {
  once: (event: 'exit', end: (code: number) => void) => unknown;
  exitCode?: number | string | null | undefined;
}

/**
 * Lets a build fail in which Gatsby reported an error: it ends some of them well, such as one without a picture that it could not read.
 *
 * Upstream: gatsbyjs/gatsby#2087 and #2203, both closed; some errors still end with code 0.
 * Can go when `reporter.error` itself sets the exit code.
 * @param subscribe hands on everything that Gatsby says
 */
export function failOnErrors(
  ending: Ending = process,
  subscribe: (listen: (action: LogAction) => void) => unknown = onLogAction,
): void {
  let errors = 0;
  subscribe(({ type, payload }) => {
    if (type === 'LOG' && (payload as { level?: string }).level === 'ERROR') errors++;
  });
  ending.once('exit', (code) => {
    if (code !== 0 || errors === 0) return;
    console.error(`\nThe build failed: Gatsby reported ${errors === 1 ? 'an error' : `${errors} errors`} above.`);
    ending.exitCode = 1;
  });
}

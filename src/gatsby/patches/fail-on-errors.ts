import { onLogAction } from 'gatsby-cli/lib/reporter/redux';

/** An action of Gatsby’s logger (gatsby-cli/lib/reporter/redux). */
interface LogAction {
  type: string;
  payload?: unknown;
}

/** The part of this process that is needed: its exit code and exit event. */
interface Ending {
  once: (event: 'exit', end: (code: number) => void) => unknown;
  exitCode?: number | string | null | undefined;
}

/**
 * Makes a build fail if Gatsby reported an error. Gatsby exits with 0 after some errors, such as a picture that it could not
 * read.
 *
 * Upstream: gatsbyjs/gatsby#2087 and #2203, both closed; some errors still end with code 0.
 * Can go when `reporter.error` itself sets the exit code.
 * @param subscribe passes on everything that Gatsby says
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

import { onLogAction } from 'gatsby-cli/lib/reporter/redux';

/** An action of Gatsby’s logger (gatsby-cli/lib/reporter/redux). */
interface LogAction {
  type: string;
  payload?: unknown;
}

/**
 * Makes a build fail if Gatsby reported an error. Gatsby exits with 0 after some errors, such as a picture that it could not
 * read.
 *
 * Upstream: gatsbyjs/gatsby#2087 and #2203, both closed; some errors still end with code 0.
 * Can go when `reporter.error` itself sets the exit code.
 */
export function failOnErrors(): void {
  let errors = 0;
  onLogAction(({ type, payload }: LogAction) => {
    if (type === 'LOG' && (payload as { level?: string }).level === 'ERROR') errors++;
  });
  process.once('exit', (code) => {
    if (code !== 0 || errors === 0) return;
    console.error(`\nThe build failed: Gatsby reported ${errors === 1 ? 'an error' : `${errors} errors`} above.`);
    process.exitCode = 1;
  });
}

/**
 * The environment in which Gatsby runs: without telemetry, and without a deprecation warning (punycode) that a package of its workers
 * triggers from Node 21 on, because Gatsby reports that as an error.
 * @returns {NodeJS.ProcessEnv}
 */
export function gatsbyEnvironment() {
  const options = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`.trim();
  return { ...process.env, NODE_OPTIONS: options, GATSBY_TELEMETRY_DISABLED: '1' };
}

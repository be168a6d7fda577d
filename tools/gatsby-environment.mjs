import { availableParallelism } from 'node:os';

/**
 * Gatsby leaves one core to itself and keeps it idle while its workers run queries or encode pictures: with two cores, half of the machine.
 */
const cores = String(availableParallelism() + 1);

/**
 * All queries of pages in one chunk, so that a single worker stores their results. When two processes write to lmdb at the same time, a
 * result is lost now and then (2 % of builds with 150 results; lmdb 2.5.3, 2.9.4 and 3.4.4 alike), and Gatsby stops with "Couldn't find
 * temp query result", https://github.com/gatsbyjs/gatsby/issues/35865.
 */
const queriesInOneChunk = String(1e9);

/**
 * The environment in which Gatsby runs: without telemetry, and without a deprecation warning (punycode) that a package of its workers
 * triggers from Node 21 on, because Gatsby reports that as an error. Also without NODE_ENV, which would turn the development server
 * into half a build.
 * @returns {NodeJS.ProcessEnv}
 */
export function gatsbyEnvironment() {
  const { NODE_ENV: _, ...env } = process.env;
  const options = `${env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`.trim();
  return {
    GATSBY_CPU_COUNT: cores,
    GATSBY_PARALLEL_QUERY_CHUNK_SIZE: queriesInOneChunk,
    ...env,
    NODE_OPTIONS: options,
    GATSBY_TELEMETRY_DISABLED: '1',
  };
}

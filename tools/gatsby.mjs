import { forgetResults } from './forget-results.mjs';
import { gatsbyEnvironment } from './gatsby-environment.mjs';
import { endWithNpm, run } from './steps/run.mjs';

// Gatsby's own program, with our environment on every system: npm run build, npm run develop.
endWithNpm();
const keepResults = forgetResults(process.cwd());
delete process.env.NODE_ENV;
Object.assign(process.env, gatsbyEnvironment());
process.exitCode = await run(`gatsby ${process.argv.slice(2).join(' ')}`);
if (process.exitCode === 0) keepResults();

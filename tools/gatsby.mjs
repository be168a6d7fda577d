import { forgetResults } from './forget-results.mjs';
import { gatsbyEnvironment } from './gatsby-environment.mjs';
import { run } from './steps/run.mjs';

// Gatsby's own program, with our environment on every system: npm run build, npm run develop.
forgetResults(process.cwd());
Object.assign(process.env, gatsbyEnvironment());
process.exitCode = await run(`gatsby ${process.argv.slice(2).join(' ')}`);

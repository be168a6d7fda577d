import { forgetOldAnswers } from '../src/gatsby/patches/forget-old-answers.mjs';
import { run } from './steps/run.mjs';

// Gatsby's own program, with its telemetry switched off on every system: npm run build, npm run develop.
forgetOldAnswers(process.cwd());
process.exitCode = await run('npx', ['--no-install', 'gatsby', ...process.argv.slice(2)]);

import { invalidateQueryCache } from '../src/gatsby/patches/invalidate-query-cache.mjs';
import { run } from './steps/run.mjs';

// Gatsby's own program, with its telemetry switched off on every system: npm run build, npm run develop.
invalidateQueryCache(process.cwd());
process.exitCode = await run('npx', ['--no-install', 'gatsby', ...process.argv.slice(2)]);

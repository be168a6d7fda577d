import { invalidateQueryCache } from '../src/gatsby/patches/invalidate-query-cache.mjs';
import { run } from './steps/run.mjs';

// Gatsby's own program, with its telemetry switched off on every system: npm run build, npm run develop.
invalidateQueryCache(process.cwd());
// From Node 21 on, a package of Gatsby's workers triggers this deprecation warning (punycode), which Gatsby reports as an error.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`.trim();
process.exitCode = await run('npx', ['--no-install', 'gatsby', ...process.argv.slice(2)]);

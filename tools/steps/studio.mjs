import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/** All that the studio's tests stand on. */
const grounds = [
  'tools/studio',
  'src/content',
  'src/data',
  'src/hosting',
  'src/routing',
  'src/theme',
  'data',
  '__tests__/studio',
  '__tests__/editor',
  '__tests__/fixtures/site',
  '__tests__/jest',
  '__tests__/support',
  'package-lock.json',
];

/**
 * Tests the studio, unless nothing that its tests stand on has changed since the branch left main.
 * @param {(text: string) => void} say
 * @throws Error if a test fails
 */
export async function testChangedStudio(say) {
  const changed = changedGrounds('.');
  if (changed?.length === 0) {
    return say(`NOT tested here: nothing has changed in ${grounds.join(', ')}. npm test and CI do: npm run test:studio\n`);
  }
  if ((await run('npm', ['run', '--silent', 'test:studio', '--', '--maxWorkers=2'], say)) === 0) return;
  throw new Error('a test of the studio fails');
}

/**
 * Which files that the studio's tests stand on are others than on the main branch, committed or not.
 * @param {string} folder
 * @returns {string[] | undefined} undefined if git does not say
 */
export function changedGrounds(folder) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
  };
  const [start] = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? [];
  const changed = start && git('diff', '--name-only', start, '--', ...grounds);
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...grounds);
  return changed && added && [...changed, ...added];
}

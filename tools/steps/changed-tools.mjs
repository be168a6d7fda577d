import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/** What the tests of the tools depend on, besides the content, which editors change. */
const grounds = [
  'tools',
  'src/build',
  'src/content',
  'src/data',
  'src/gatsby',
  'src/hosting',
  'src/page',
  'src/routing',
  'src/theme',
  '__tests__/studio',
  '__tests__/studio-page',
  '__tests__/tools',
  '__tests__/editor',
  '__tests__/gatsby',
  '__tests__/fixtures/site',
  '__tests__/jest',
  '__tests__/support',
  '.github',
  'package-lock.json',
];

/**
 * Runs the tests of the project `tools`, in CI always, elsewhere only if something that they depend on has changed since the branch
 * left main. After a push to main, the checkout in CI is the main branch itself: a comparison would always find nothing.
 * @param {(text: string) => void} say
 * @throws Error if a test fails
 */
export async function testChangedTools(say) {
  const changed = process.env.CI ? undefined : changedGrounds('.');
  if (changed?.length === 0) {
    return say(`NOT tested here: nothing has changed in ${grounds.join(', ')}. npm test and CI do: npm run test:tools\n`);
  }
  if ((await run('npm', ['run', '--silent', 'test:tools', '--', '--maxWorkers=2'], say)) === 0) return;
  throw new Error('a test of the tools fails');
}

/**
 * Which files that the tests of the tools depend on differ from the main branch, committed or not.
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

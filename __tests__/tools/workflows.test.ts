import { readdirSync, readFileSync } from 'node:fs';
import { workflowProblems } from '../support/workflow-problems';

const files = (readdirSync('.github', { recursive: true }) as string[]).filter((path) => path.endsWith('.yml'));

test.each(files)('%s gives no foreign code a way in', (path) => {
  expect(workflowProblems(readFileSync(`.github/${path}`, 'utf8'))).toEqual([]);
});

const commit = '0123456789abcdef0123456789abcdef01234567';

/** A workflow with a secret, as it should be. */
const sound = `on:
  workflow_run:
permissions: {}
jobs:
  deploy:
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@${commit} # v1.2.3
        with:
          persist-credentials: false
      - run: npm ci --ignore-scripts
      - run: send
        env:
          TOKEN: \${{ secrets.TOKEN }}
`;

test('a sound workflow has no problem', () => {
  expect(workflowProblems(sound)).toEqual([]);
});

test.each([
  ['an action at a tag', `@${commit} # v1.2.3`, '@v1', 'line 9: actions/checkout@v1 is not pinned'],
  ['an action without its version', ' # v1.2.3', '', 'is not pinned'],
  ['a token that stays', 'persist-credentials: false', 'fetch-depth: 0', 'persist-credentials'],
  ['rights for every job', 'permissions: {}', 'permissions: read-all', 'permissions: {}'],
  ['a workflow that leaves its rights open', 'permissions: {}\n', '', 'permissions: {}'],
  ['a job that leaves its rights open', '    permissions:\n      contents: read\n', '', 'deploy does not say'],
  ['packages as root', 'run: send', 'run: sudo env npm test', 'as root'],
  ['an install without a lock file', 'run: send', 'run: npm install x', 'no lock file'],
  ['a download when it runs', 'run: send', 'run: npx --yes x', 'no lock file'],
  ['a secret on a branch', 'workflow_run:', 'pull_request:', 'workflow_run alone'],
  ['a secret on a branch too', 'workflow_run:', 'workflow_run:\n  push:', 'workflow_run alone'],
  [
    'a secret beside a branch',
    'persist-credentials: false',
    'persist-credentials: false\n          ref: x',
    'leave out "ref"',
  ],
  ['a secret for every step', '    steps:', `    env:\n      X: \${{ secrets.X }}\n    steps:`, 'every step'],
  ['secrets handed on whole', '    steps:', '    secrets: inherit\n    steps:', 'every step'],
  ['a secret beside install scripts', ' --ignore-scripts', '', 'runs code of the repository (npm ci)'],
  ['a secret beside a program of ours', 'run: send', 'run: npm run build', 'runs code of the repository (npm run build)'],
  ['a secret beside an action of ours', 'run: send', 'uses: ./.github/actions/x', 'runs code of the repository (./.github'],
])('%s is refused', (_, good, bad, words) => {
  expect(sound).toContain(good);
  expect(workflowProblems(sound.replace(good, bad))).toContainEqual(expect.stringContaining(words));
});

import { execFileSync } from 'node:child_process';
import { gitEnvironment } from '../../src/data/git-environment';

test('git leaves the line endings of every file as they are, on Windows too', () => {
  const files = execFileSync('git', ['ls-files', '--eol'], { env: gitEnvironment(), encoding: 'utf8' }).trim().split('\n');
  expect(files.filter((line) => !line.includes('attr/text=auto eol=lf'))).toEqual([]);
  expect(files.filter((line) => /^i\/(?:crlf|mixed)/.test(line))).toEqual([]);
});

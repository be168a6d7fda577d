import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const tool = pathToFileURL('tools/steps/changed-tools.mjs').href;

const folder = mkdtempSync(join(tmpdir(), 'changed-tools-'));

function git(...args: string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe' });
}

/** What the step itself says of the folder. */
function changedGrounds(): string[] | null {
  const program = `import { changedGrounds } from '${tool}'; console.log(JSON.stringify(changedGrounds(process.argv[1]) ?? null));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program, folder], { encoding: 'utf8' }));
}

/** What the step does in the folder: its output. */
function runStep(env: NodeJS.ProcessEnv): string {
  const program = `import { testChangedTools } from '${tool}'; await testChangedTools((text) => process.stdout.write(text));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function commit(): void {
  git('add', '.');
  git('commit', '-q', '-m', 'A commit');
}

afterAll(() => rmSync(folder, { recursive: true }));

test('the tools are tested as soon as something that their tests depend on is not as on main', () => {
  expect(changedGrounds()).toBeNull();
  git('init', '-q', '-b', 'main');
  write('src/content/a.ts', '1');
  write('src/ui/a.ts', '1');
  commit();
  expect(changedGrounds()).toEqual([]);

  write('src/ui/a.ts', '2');
  expect(changedGrounds()).toEqual([]);

  write('src/content/a.ts', '2');
  expect(changedGrounds()).toEqual(['src/content/a.ts']);

  git('switch', '-q', '-c', 'branch');
  commit();
  write('tools/a.ts', '1');
  expect(changedGrounds()).toEqual(['src/content/a.ts', 'tools/a.ts']);
});

test('a clone compares itself with the main branch that it was cloned from', () => {
  git('update-ref', 'refs/remotes/origin/main', 'main');
  commit();
  git('branch', '-f', 'main');
  expect(changedGrounds()).toEqual(['src/content/a.ts', 'tools/a.ts']);
});

test('after a push to main, CI tests the tools, although nothing differs from main', () => {
  write('package.json', JSON.stringify({ scripts: { 'test:tools': 'echo the tests ran' } }));
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(changedGrounds()).toEqual([]);
  expect(runStep({ CI: 'true' })).toContain('the tests ran');
  const here = runStep({ CI: '' });
  expect(here).toContain('NOT tested here');
  expect(here).not.toContain('the tests ran');
});

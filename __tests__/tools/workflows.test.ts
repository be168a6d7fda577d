import { existsSync, readdirSync, readFileSync } from 'node:fs';

const files = (readdirSync('.github', { recursive: true }) as string[]).filter((path) => path.endsWith('.yml'));

/** Lines of a file that would let foreign code into a run of CI. */
const openLines = (text: string) =>
  text.split('\n').filter((line, index, lines) => {
    const [, used = './'] = /\buses: (.+)/.exec(line) ?? [];
    // A tag can be moved to other code; a commit cannot.
    const isPinned = used.startsWith('./') || /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used);
    const keepsToken = used.startsWith('actions/checkout@') && !lines[index + 2]?.includes('persist-credentials: false');
    return (
      !isPinned || keepsToken || /\bnpm (?:i|install)\b|\bnpx (?!--no-install)|\bsudo\b.*\b(?:npm|npx|node)\b/.test(line)
    );
  });

test('every path that CODEOWNERS names is there: nobody owns what was renamed', () => {
  const owned = readFileSync('.github/CODEOWNERS', 'utf8').match(/^[^#\s]+/gm) ?? [];
  expect(owned.length).toBeGreaterThan(0);
  expect(owned.filter((path) => !existsSync(`./${path}`))).toEqual([]);
});

test.each(files)(
  '%s: actions are pinned to a commit, no checkout keeps its token, and packages come from the lock file',
  (path) => {
    expect(openLines(readFileSync(`.github/${path}`, 'utf8'))).toEqual([]);
  },
);

test.each(files.filter((path) => path.startsWith('workflows')))(
  '%s has no right but those that its jobs name, and no secret',
  (path) => {
    const text = readFileSync(`.github/${path}`, 'utf8');
    expect(text).toMatch(/^permissions: \{\}$/m);
    const [, jobs = ''] = text.split(/^jobs:$/m);
    expect(jobs.match(/^ {4}permissions:$/gm)).toHaveLength(jobs.match(/^ {2}[\w-]+:$/gm)?.length ?? 0);
    expect(text).not.toMatch(/\bsecrets\b/);
  },
);

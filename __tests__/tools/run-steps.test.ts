import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const runner = pathToFileURL('tools/steps/run-steps.mjs').href;

/**
 * Runs steps that each take ten turns of the event loop; `broken` fails.
 * @param steps their names, what they require and whether they run alone
 * @returns which ran beside each other, and what was printed
 */
function run(steps: readonly { name: string; after?: string; alone?: boolean; command?: string }[]) {
  const program = `
    import { setImmediate } from 'node:timers/promises';
    import { runSteps } from '${runner}';
    const running = new Set();
    const work = (name) => async () => {
      for (const other of running) console.log('PAIR', [other, name].sort().join(' and '));
      running.add(name);
      for (let turn = 0; turn < 10; turn++) await setImmediate();
      running.delete(name);
      if (name === 'broken') throw new Error('a fuse has blown');
    };
    const steps = JSON.parse(process.argv[1]).map(({ name, after, ...step }) => [
      name,
      { ...step, after: after ? [after] : [], help: 'Mend ' + name + '.', ...(!step.command && { work: work(name) }) },
    ]);
    await runSteps(Object.fromEntries(steps));
  `;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program, JSON.stringify(steps)],
    { encoding: 'utf8' },
  );
  return { stdout, stderr, status, pairs: [...stdout.matchAll(/^PAIR (.*)$/gm)].map(([, pair]) => pair) };
}

test('a step that needs the machine runs beside no other', () => {
  const { pairs, status } = run([{ name: 'a' }, { name: 'alone', alone: true }, { name: 'b' }]);
  expect(pairs.filter((pair) => pair?.includes('alone'))).toEqual([]);
  expect(status).toBe(0);
});

test('after a failure the others go on, and the end says what failed, why, and what to do', () => {
  const steps = [
    { name: 'broken' },
    { name: 'later', after: 'broken' },
    { name: 'last', after: 'later' },
    { name: 'other' },
  ];
  const { stdout, stderr, status } = run(steps);
  expect(stdout).toMatch(/✔ other/);
  expect(stdout).toMatch(/skipped {2}later[\s\S]*skipped {2}last/);
  expect(stderr).toMatch(/✖ broken failed after .* s: a fuse has blown[\s\S]*Failed:\n {2}✖ broken\n {4}Mend broken\./);
  expect(status).toBe(1);
});

test('a command that fails is named, so that it can be run alone', () => {
  const { stderr, status } = run([{ name: 'command', command: 'node -e "process.exit(3)"' }]);
  expect(stderr).toContain('Run it alone: node -e "process.exit(3)"');
  expect(status).toBe(1);
});

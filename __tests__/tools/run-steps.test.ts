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
    const steps = JSON.parse(process.argv[1]).map((step) => ({ ...step, help: 'Mend ' + step.name + '.', ...(!step.command && { work: work(step.name) }) }));
    const byName = new Map(steps.map((step) => [step.name, step]));
    await runSteps(steps.map((step) => Object.assign(step, { after: step.after ? [byName.get(step.after)] : [] })));
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

test('a step waits for those that it requires', () => {
  expect(run([{ name: 'first' }, { name: 'second', after: 'first' }]).pairs).toEqual([]);
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

/** What a run of steps prints, without durations. */
function printedBy(steps: string): string {
  const program = `import { runSteps } from '${runner}'; await runSteps(${steps});`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return stdout.replace(/[\d.]+ s\b/g, '… s');
}

const idle = `{ name: 'Install', help: '', isDone: () => true, work: () => { throw new Error() } }`;
const build = `{ name: 'Build', help: '', work: async () => {} }`;

test('nothing is printed of steps that have nothing to do', () => {
  expect(printedBy(`[${idle}]`)).toBe('');
});

test('the others run after them, and are counted', () => {
  const steps = `(() => { const first = ${idle}; return [first, { ...${build}, after: [first] }]; })()`;
  expect(printedBy(steps)).toBe('▶ Build\n✔ Build (… s)\n\n1 step in … s:\n      … s  Build\n');
  expect(printedBy(`[${build}, { ...${build}, name: 'Serve' }]`)).toContain('\n2 steps in … s:\n');
});

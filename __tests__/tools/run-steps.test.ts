import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

test('steps run beside each other, but for those that need the machine; the end says what failed, why, and what to do', () => {
  const program = `
    import { setImmediate } from 'node:timers/promises';
    import { runSteps } from '${pathToFileURL('tools/steps/run-steps.mjs').href}';
    const running = new Set();
    const work = (name) => async () => {
      for (const other of running) console.log('PAIR', [other, name].sort().join(' and '));
      running.add(name);
      for (let turn = 0; turn < 10; turn++) await setImmediate();
      running.delete(name);
      if (name === 'broken') throw new Error('a fuse has blown');
    };
    const step = (name, more) => [name, { work: work(name), help: 'Mend ' + name + '.', ...more }];
    await runSteps(Object.fromEntries([
      step('first'),
      step('broken'),
      step('later', { after: ['broken'] }),
      step('last', { after: ['later'] }),
      step('alone', { alone: true }),
      step('other'),
      step('command', { work: undefined, command: 'node -e "process.exit(3)"' }),
    ]));
  `;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const pairs = [...stdout.matchAll(/^PAIR (.*)$/gm)].map(([, pair]) => pair);
  expect(pairs).toContain('broken and first');
  expect(pairs.filter((pair) => pair?.includes('alone'))).toEqual([]);
  expect(stdout).toMatch(/✔ other/);
  expect(stdout).toMatch(/skipped {2}later[\s\S]*skipped {2}last/);
  expect(stderr).toMatch(/✖ broken failed after .* s: a fuse has blown/);
  expect(stderr).toMatch(/Failed:\n {2}✖ broken\n {4}Mend broken\./);
  expect(stderr).toContain('Run it alone: node -e "process.exit(3)"');
  expect(status).toBe(1);
});

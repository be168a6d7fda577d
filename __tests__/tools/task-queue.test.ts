import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const queue = pathToFileURL('tools/steps/task-queue.mjs').href;

/** Runs tasks in a queue with one place, each for ten turns of the event loop. Returns which tasks ran beside each other. */
function pairsOf(tasks: readonly object[]): string[] {
  const program = `
    import { setImmediate } from 'node:timers/promises';
    import { TaskQueue } from '${queue}';
    const queue = new TaskQueue(1);
    const running = new Set();
    const pairs = new Set();
    const task = (name) => async () => {
      for (const other of running) pairs.add([other, name].sort().join(' and '));
      running.add(name);
      for (let turn = 0; turn < 10; turn++) await setImmediate();
      running.delete(name);
    };
    const tasks = JSON.parse(process.argv[1]);
    await Promise.all(tasks.map((place, order) => queue.run({ order, ...place }, task(place.name))));
    console.log(JSON.stringify([...pairs]));
  `;
  const args = ['--input-type=module', '-e', program, JSON.stringify(tasks)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
}

test('as many tasks run beside each other as the limit allows', () => {
  expect(pairsOf([{ name: 'a' }, { name: 'b' }])).toEqual([]);
});

test('a light task takes no other task’s place', () => {
  expect(pairsOf([{ name: 'light', light: true }, { name: 'a' }])).toEqual(['a and light']);
  expect(pairsOf([{ name: 'a' }, { name: 'light', light: true }, { name: 'b' }])).toContain('a and light');
});

test('a task that runs alone waits for light tasks, too', () => {
  expect(pairsOf([{ name: 'light', light: true }, { name: 'alone', alone: true }, { name: 'b' }])).toEqual([]);
});

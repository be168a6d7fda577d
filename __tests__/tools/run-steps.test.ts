import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const runner = pathToFileURL('tools/steps/run-steps.mjs').href;

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

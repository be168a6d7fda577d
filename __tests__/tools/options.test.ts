import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { selected } from '../../tools/selected';

const options = pathToFileURL('tools/steps/options.mjs').href;

/** Runs a tool as `npm run` does. */
function run(command: string) {
  const [script = '', ...args] = command.split(' ');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `tools/${script}`, ...args], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

test.each([
  ['test-hosts.ts --only ngnix', '--only ngnix: expected some of preview,nginx,'],
  ['bench.ts --only fr', '--only fr: expected some of /'],
  ['try-defects.ts --only typo', '--only typo: no mistake'],
  ['try-defects.ts --lanes unit', '--lanes unit: expected some of content,'],
  ['screenshots.ts --view hero', '--view hero: expected some of landing,'],
  ['test-editor.ts --only htm', '--only htm: expected some of build,html,'],
  ['smoke.ts www.example.com', '"www.example.com" is not an address'],
  ['smoke.ts https://www.example.com --host ngnix', '--host ngnix: expected some of preview,'],
  ['check-content.ts --relase', "Unknown option '--relase'"],
  ['check-architecture.mts --fix', "Unknown option '--fix'"],
])('%s is refused, in one line', (command, message) => {
  const { status, stderr } = run(command);
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});

test.each([
  [['--only', 'hosts'], "Unknown option '--only'"],
  [['hosts'], "Unexpected argument 'hosts'"],
  [['--port'], "Option '--port <value>' argument missing"],
])('npm start, check and test refuse %p before they do anything', (args, message) => {
  const program = `import { readOptions } from '${options}'; readOptions({ port: { type: 'string' } }); console.log('went on');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program, '--', ...args], {
    encoding: 'utf8',
  });
  expect(stderr).toContain(message);
  expect([status, stdout]).toEqual([1, '']);
});

test('an option takes some of a list, or all of it if it is missing', () => {
  const all = ['nginx', 'apache', 'caddy'];
  expect(selected('--only', undefined, all)).toEqual(all);
  expect(selected('--only', 'caddy,nginx', all)).toEqual(['caddy', 'nginx']);
  expect(() => selected('--only', 'caddy,ngnix', all)).toThrow('--only ngnix: expected some of nginx,apache,caddy.');
});

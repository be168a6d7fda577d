import { readOptions } from './options.mjs';
import { readPort } from './port.mjs';
import { endWithNpm, run } from './run.mjs';
import { runSteps } from './run-steps.mjs';
import { installation, stepsOf } from './steps.mjs';

const usages = {
  start: `npm start [-- --port 9000]

Installs missing packages, builds the site, and serves it at http://localhost:9000 like a production host.`,
  check: `npm run check

Installs missing packages and runs the checks that need no build: content, style, architecture, types, units. Steps run in parallel
where possible and continue after a failure.`,
  test: `npm test

Installs missing packages and runs what every change must pass: content, style, architecture, types, units, build, built HTML, hosts,
browsers, reference pictures, the editor's guide. Steps run in parallel where possible and continue after a failure.`,
  nightly: `npm run test:nightly

Runs what takes too long for every change: random damage, a new kind of page, every page and language, three engines, the studio's
preview, the development server. Takes an hour or more. DAMAGES, SESSIONS and RANDOM_SEED ask for more and other random cases.`,
};

/** @param {keyof typeof usages} name @param {string[]} args */
async function main(name, args) {
  const serving = { port: { type: 'string', default: '9000' }, negotiate: { type: 'boolean' } };
  const { values } = readOptions({ args, options: { help: { type: 'boolean' }, ...(name === 'start' && serving) } });
  if (values.help) return console.log(usages[name]);
  if (name === 'start') await readPort(values.port, 'npm start');
  if (name === 'nightly') process.env.EVERY_PAGE = '1';
  await runSteps(installation);
  if (!process.exitCode) await runSteps(stepsOf[name]);
  if (name === 'start' && !process.exitCode) process.exitCode = await run(`node tools/run-tool.mjs serve ${args.join(' ')}`);
}

endWithNpm();
const [name, ...args] = process.argv.slice(2);
main(name, args).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

import { parseArgs } from 'node:util';
import { run } from './run.mjs';
import { runSteps } from './run-steps.mjs';
import { stepsOf } from './steps.mjs';

const usages = {
  start: `npm start [-- --port 9000]

Installs missing packages, builds the site, and serves it at http://localhost:9000 like a production host.`,
  check: `npm run check

Installs missing packages and runs the checks that need no build: content, style, architecture, types, units. Steps run in parallel
where possible and continue after a failure.`,
  test: `npm test

Installs missing packages and runs what every change must pass: content, style, architecture, types, units, build, built HTML, hosts,
browsers, reference pictures, the editor's guide. Steps run in parallel where possible and continue after a failure.`,
};

/** @param {keyof typeof usages} name @param {string[]} args */
async function main(name, args) {
  const serving = { port: { type: 'string' }, negotiate: { type: 'boolean' } };
  const { values } = parseArgs({ args, options: { help: { type: 'boolean' }, ...(name === 'start' && serving) } });
  if (values.help) return console.log(usages[name]);
  await runSteps(stepsOf[name]);
  if (name === 'start' && !process.exitCode) process.exitCode = await run(`tsx tools/serve.ts ${args.join(' ')}`);
}

const [name, ...args] = process.argv.slice(2);
main(name, args).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});

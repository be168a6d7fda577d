import { type Given, runMain } from '../../tools/run-main';
import { exportXliff } from './export-xliff';
import { importXliff } from './import-xliff';

const usage = `npm run xliff -- export LANGUAGE [--only stale|new|waiting] [--format 2.0|1.2] [--out FILE]
npm run xliff -- import FILE... [--same]

Writes texts for translators' tools, and puts translations back (docs/translators.md).

  export es        writes all texts of the language to es.xlf: XLIFF 2.0, or 1.2 with --format 1.2
  --only waiting   only the texts that are new or stale; new or stale: one kind
  import es.xlf    puts them back and marks what is finished, or reports everything that is wrong and changes nothing
  --same           accepts texts that are identical to the source texts; without it they are refused`;

const config = {
  options: {
    same: { type: 'boolean', default: false },
    only: { type: 'string', default: 'all' },
    format: { type: 'string', default: '2.0' },
    out: { type: 'string' },
  },
  allowPositionals: true,
} as const;

function main({ values, positionals: [command, ...names] }: Given<typeof config>): void {
  if (command === 'export') console.log(exportXliff({ ...values, language: names.join(' '), out: values.out }));
  else if (command === 'import') console.log(importXliff(names, values.same));
  else throw new Error(`Write export or import; found ${command === undefined ? 'neither' : `"${command}"`}.`);
}

void runMain(usage, config, main);

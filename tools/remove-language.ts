import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { removeEmpty } from '../packages/hosts';
import { dataFolder, readData } from '../src/data/read-data';
import { removeLanguage } from './recipes/remove-language';
import { type Given, runMain } from './run-main';

const usage = `npm run remove-language -- CODE

Removes a language from data/: its files, the pictures that no other file uses, and its code in the facts. Its published addresses then
redirect to the same pages in the default language, or to the nearest ones. Prints what is left to do. "git checkout HEAD -- data" undoes it.

  CODE  the code of the language, such as pt`;

const config = { allowPositionals: true } as const;

function main({ positionals }: Given<typeof config>): void {
  if (positionals.length !== 1) throw new Error(`Name one language.\n\n${usage}`);
  const { files, toDo } = removeLanguage(readData(), positionals.join());
  const written = [...files].filter((file): file is [string, string] => file[1] !== undefined);
  for (const [path, text] of files) {
    const file = join(dataFolder, path);
    // A language that was added a moment ago has no record of translations yet.
    if (text !== undefined || !existsSync(file)) continue;
    rmSync(file);
    removeEmpty(dirname(file), dataFolder);
  }
  for (const [path, text] of written) writeFileSync(join(dataFolder, path), text);
  const changed = `${files.size - written.length} files deleted in data/, and ${written.length} changed: ${written.map(([path]) => path).join(', ')}.`;
  console.log([`${changed} Left to do:`, ...toDo.map((task) => `- ${task}`)].join('\n'));
}

void runMain(usage, config, main);

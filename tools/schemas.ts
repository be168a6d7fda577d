import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemasFolder } from '../packages/content';
import { jsonSchemas, schemaReference } from '../src/content/model';
import { dataFolder, readData } from '../src/data/read-data';
import { runMain } from './run-main';

const usage = `npm run schemas

Writes data/schemas/, which code editors use to complete keys, explain fields and underline errors, and adds a reference to its
schema to every data file without one. Run it after changing src/content/schemas/.`;

function writeSchemas(): number {
  const schemas = jsonSchemas();
  const folder = join(dataFolder, schemasFolder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!schemas.has(`${schemasFolder}/${name}`)) rmSync(join(folder, name));
  for (const [path, text] of schemas) writeFileSync(join(dataFolder, path), text);
  return schemas.size;
}

/** Puts `$schema` behind the first brace, and leaves everything else as it stands. */
function nameSchemas(): number {
  let named = 0;
  for (const [path, source] of readData().sources) {
    const reference = schemaReference(path);
    if (reference === undefined || source.includes('"$schema"')) continue;
    const line = `{\n  "$schema": "${reference}",`;
    writeFileSync(
      join(dataFolder, path),
      source.replace(/^\{\s*?(?=\n|\S)/, line.concat(/^\{\s*\n/.test(source) ? '' : '\n  ')),
    );
    named++;
  }
  return named;
}

function main(): void {
  console.log(`${writeSchemas()} schemas written; ${nameSchemas()} data files newly name theirs.`);
}

void runMain(usage, {}, main);

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { registry } from '../src/data/registry-store';
import { pageFile } from '../src/hosting/page-file';
import { runMain } from './run-main';
import { mergeBuild } from './site-copy/merge-build';

const usage = `npm run merge-builds -- FOLDER...

Merges builds of some languages each (BUILD_LANGUAGES=fr npm run build) into public/ and hosting/ of this folder. Each FOLDER holds
the public/ and hosting/ of one of them. Fails if two of them differ in a file, or if a page is missing.`;

function main(): void {
  const { values, positionals: parts } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  if (values.help) {
    console.log(usage);
    return;
  }
  if (parts.length === 0) throw new Error(usage);
  if (existsSync('public')) throw new Error('There is a public/ already. Run npm run clean first.');
  const problems = parts.flatMap((part) =>
    mergeBuild(part, '.').map((path) => `${part}: ${path} is different in another build.`),
  );
  const missing = registry().pages.filter(({ path }) => !existsSync(join('public', pageFile(path))));
  for (const language of new Set(missing.map((page) => page.language)))
    problems.push(`Pages in "${language}" are missing: name it in BUILD_LANGUAGES of one build.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

void runMain(main);

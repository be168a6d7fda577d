import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../packages/content/browser';
import { formatSource } from '../src/content/model';
import { dataFolder, readData } from '../src/data/read-data';
import { runMain } from './run-main';

const usage = `npm run format:content

Formats the texts in data/: spaces, no-break spaces, quotation marks, apostrophes, dashes and dots, as the language of a text wants them,
and without what pasting leaves behind. Changes only these texts, and says what it changed. Placeholders, addresses and ids stay.
Translations stay up to date.`;

/** How many characters are shown around a change. */
const around = 20;

function main(): void {
  let [texts, files] = [0, 0];
  const unreadable: string[] = [];
  for (const [path, before] of readData().sources) {
    const formatted = formatSource(path, before);
    if (!formatted) unreadable.push(path);
    if (!formatted || formatted.changes.length === 0) continue;
    writeFileSync(join(dataFolder, path), formatted.source);
    console.log(`data/${path}`);
    for (const { key, text, formatted: by } of formatted.changes) console.log(`  ${key}: ${differing(text, by)}`);
    texts += formatted.changes.length;
    files += 1;
  }
  const [many, where] = [texts === 1 ? 'One text' : `${texts} texts`, files === 1 ? 'one file' : `${files} files`];
  console.log(texts === 0 ? 'Every text is formatted.' : `\n${many} formatted, in ${where}.`);
  if (unreadable.length === 0) return;
  process.exitCode = 1;
  console.log(`Left, because npm run check:content finds mistakes in their JSON: ${unreadable.join(', ')}.`);
}

/** The parts in which two texts differ, with no-break spaces as they are typed in JSON. */
function differing(text: string, by: string): string {
  const most = Math.min(text.length, by.length);
  let start = 0;
  while (start < most && text[start] === by[start]) start++;
  let end = 0;
  while (end < most - start && text.at(-1 - end) === by.at(-1 - end)) end++;
  const shown = (whole: string) => {
    const [from, to] = [Math.max(0, start - around), Math.min(whole.length, whole.length - end + around)];
    const part = `${from > 0 ? '…' : ''}${whole.slice(from, to)}${to < whole.length ? '…' : ''}`;
    return printable(`\`${part.replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f')}\``);
  };
  return `${shown(text)} → ${shown(by)}`;
}

void runMain(usage, {}, main);

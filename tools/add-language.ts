import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { segmentDescriptions } from '../src/content/model';
import { dataFolder, readData } from '../src/data/read-data';
import { addLanguage, type NewLanguage } from './recipes/add-language';
import { type Given, runMain } from './run-main';

const usage = `npm run add-language -- CODE --name NAME --label LABEL --locale LOCALE ${segmentDescriptions.map(([name]) => `--${name} SEGMENT`).join(' ')}

Adds a language to data/, with the texts and pictures of the source language until they are translated, and prints what is left to do.
All options are required.

${optionLines([
  ['CODE', 'two small letters, such as pt'],
  ['--name', "the language's own name, such as Português"],
  ['--label', 'what the language selector shows, such as PT'],
  ['--locale', 'language and country for social networks, such as pt_PT'],
  ...segmentDescriptions.map(([name, description]) => [`--${name}`, `${description} No other language has the same.`]),
])}`;

function optionLines(options: readonly string[][]): string {
  const width = Math.max(...options.map(([name = '']) => name.length));
  return options.map(([name = '', meaning]) => `  ${name.padEnd(width)}  ${meaning}`).join('\n');
}

const own = ['name', 'label', 'locale'] as const;
const segments = segmentDescriptions.map(([name]) => name);

const config = {
  options: Object.fromEntries([...own, ...segments].map((name) => [name, { type: 'string' as const }])),
  allowPositionals: true,
} as const;

function main({ values: chosen, positionals: [code = ''] }: Given<typeof config>): void {
  const missing = [...own, ...segments].filter((name) => chosen[name] === undefined).map((name) => `--${name}`);
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}.\n\n${usage}`);
  add({
    code,
    own: { name: chosen.name ?? '', label: chosen.label ?? '', openGraphLocale: chosen.locale ?? '' },
    segments: Object.fromEntries(segments.map((name) => [name, chosen[name] ?? ''])),
  });
}

function add(language: NewLanguage): void {
  const { files, toDo } = addLanguage(readData(), language);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(dataFolder, path)), { recursive: true });
    writeFileSync(join(dataFolder, path), text);
  }
  console.log([`${files.size} files written in data/. Left to do:`, ...toDo.map((task) => `- ${task}`)].join('\n'));
}

void runMain(usage, config, main);

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { formatSource } from '../../src/content/model';
import { slips } from '../support/slips';

const folder = mkdtempSync(join(tmpdir(), 'format-'));
const data = join(folder, 'site');
beforeEach(() => cpSync('__tests__/fixtures/site', data, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a tool on the copy of the sample site. */
function run(tool: string): string {
  const { stdout, stderr } = spawnSync('node', ['tools/run-tool.mjs', tool], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DATA: data },
  });
  return stdout + stderr;
}

const languages = ['fr', 'en', 'es'];
const faq = (language: string) => join(data, `locales/${language}/content/faq.json`);

test('nothing changes in texts that are right, and nobody is told of them', () => {
  expect(run('format-content')).toBe('Every text is formatted.\n');
  for (const language of languages)
    expect(readFileSync(faq(language), 'utf8')).toBe(
      readFileSync(faq(language).replace(data, '__tests__/fixtures/site'), 'utf8'),
    );
  expect(run('check-content')).not.toContain('not formatted');
});

test('all slips are mended in one run, which says what it changed; a second one changes nothing', () => {
  for (const language of languages) {
    const entries = slips[language]?.map(([typed], index) => ({ id: `slip${index}`, question: 'A', answer: typed }));
    writeFileSync(faq(language), JSON.stringify({ entries }, null, 2));
  }
  const count = languages.flatMap((language) => slips[language] ?? []).length;
  expect(run('check-content')).toContain(`${count} texts are not formatted. Pages show them as`);
  const said = run('format-content');
  expect(said).toContain(`\n${count} texts formatted, in ${languages.length} files.\n`);
  expect(said).toContain('data/locales/fr/content/faq.json\n  entries[0].answer: `Étude et  devis` → `Étude et devis`\n');
  expect(said).toContain('`Étude et devis !` → `Étude et devis\\u202f!`');
  for (const language of languages) {
    const { entries } = JSON.parse(readFileSync(faq(language), 'utf8')) as { entries: { answer: string }[] };
    expect(entries.map(({ answer }) => answer)).toEqual(slips[language]?.map(([, wanted]) => wanted));
  }
  expect(run('format-content')).toBe('Every text is formatted.\n');
});

test('messages name the folder of the sample site, and its files the schemas of the project', () => {
  writeFileSync(faq('fr'), '{ "entries": [] }');
  const site = relative('.', data);
  const said = run('check-content');
  expect(said).toContain(`${site}/locales/fr/content/faq.json:1:1  warning: $schema`);
  expect(said).toContain(`"$schema": "../../../${relative(data, 'data')}/schemas/faq.json"`);
  expect(said).toContain(`${site}/: `);
});

test('a file that is not JSON stays as it is, and is named', () => {
  writeFileSync(faq('fr'), '{ "entries": [');
  expect(run('format-content')).toContain(
    'Left, because npm run check:content finds mistakes in their JSON: locales/fr/content/faq.json.',
  );
  expect(readFileSync(faq('fr'), 'utf8')).toBe('{ "entries": [');
});

test('only the texts change in a file: its form, ids and addresses stay', () => {
  const source = `{\r\n\t"$schema": "../x",\r\n\t"entries": [ { "id": "it's",   "question": "Oui\\u202f?", "answer": "L'un" } ]\r\n}`;
  expect(formatSource('locales/fr/content/faq.json', source)?.source).toBe(source.replace("L'un", 'L’un'));
});

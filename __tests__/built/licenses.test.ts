import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { published, textOf } from '../support/built-site';
import { dependencyTable } from '../support/dependency-table';

const file = '/third-party-licenses.txt';
const text = textOf(file);
const entries = text.split(/^-{80}\n/m).slice(1);

/** Name and version of each package whose code is sent, such as `react 18.3.1`. */
const sent = entries.flatMap((entry) => /^(\S+ \S+) \(.+\)$/m.exec(entry)?.[1] ?? []);

/** Name and version of a package that is installed at the top. */
function installed(name: string): string {
  return `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}`;
}

/** The licence as its author has written it. */
function licenseFileOf(name: string): string {
  const folder = join('node_modules', name);
  const found = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return found ? readFileSync(join(folder, found), 'utf8').replaceAll('\r\n', '\n').trim() : '';
}

test('the licences of what is sent can be read', () => expect(published).toContain(file));

test('every package in the scripts comes with a licence in full', () => {
  expect(sent).toHaveLength(entries.length);
  expect(entries.filter((entry) => entry.length < 600 || !/copyright/i.test(entry))).toEqual([]);
});

const named = dependencyTable.map(({ name, place }) => ({ name, place }));

test.each(named.filter(({ place }) => place === 'browser'))(
  '$name reaches the browser, with its own licence',
  ({ name }) => {
    const entry = entries.find((candidate) => candidate.startsWith(`${installed(name)} (`));
    expect(licenseFileOf(name)).not.toBe('');
    expect(entry).toContain(licenseFileOf(name));
  },
);

test('no package reaches the browser that docs/dependencies.md places elsewhere', () => {
  const elsewhere = named.filter(({ place }) => place !== 'browser');
  expect(elsewhere.filter(({ name }) => sent.includes(installed(name)))).toEqual([]);
});

test('every package with a licence comment in a script is listed', () => {
  const notices = [...published].filter((path) => path.endsWith('.js.LICENSE.txt')).map(textOf);
  expect(notices.length).toBeGreaterThan(0);
  const signed = notices.flatMap((notice) =>
    [...notice.matchAll(/^ \* ([\w-]+)\.production(\.min)?\.js$/gm)].map(([, id]) => id),
  );
  const names = sent.map((entry) => String(entry.split(' ')[0]));
  expect(signed.filter((id) => !names.some((name) => id?.startsWith(name)))).toEqual([]);
});

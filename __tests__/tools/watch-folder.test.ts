import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFolder } from '../../tools/watch-folder';

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

test('a change is noticed each time that a file is replaced, or a folder comes and goes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(folder, 'locales'));
  writeFileSync(join(folder, 'locales/hero.json'), '{}');
  let count = 0;
  const stop = watchFolder(folder, () => count++);
  await wait(300);
  // Once at the start.
  expect(count).toBe(1);
  const replace = (text: string) => {
    writeFileSync(`${folder}.new`, text);
    renameSync(`${folder}.new`, join(folder, 'locales/hero.json'));
  };
  const changes = [
    () => replace('{ "title": 1 }'),
    () => replace('{ "title": 22 }'),
    () => replace('{ "title": 333 }'),
    () => rmSync(join(folder, 'locales'), { recursive: true }),
    () => mkdirSync(join(folder, 'locales')),
    () => writeFileSync(join(folder, 'locales/hero.json'), '{ "title": 4444 }'),
  ];
  const noticed: boolean[] = [];
  for (const change of changes) {
    const before = count;
    change();
    await wait(300);
    noticed.push(count > before);
  }
  await stop();
  expect(noticed).toEqual(changes.map(() => true));
  rmSync(folder, { recursive: true });
});

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
  /** Waits for a change, and for what else the system says of it. */
  const isNoticed = async (before: number) => {
    for (let tries = 0; tries < 100 && count === before; tries++) await wait(50);
    await wait(300);
    return count > before;
  };
  expect(await isNoticed(0)).toBe(true);
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
    noticed.push(await isNoticed(before));
  }
  await stop();
  expect(noticed).toEqual(changes.map(() => true));
  rmSync(folder, { recursive: true });
}, 60_000);

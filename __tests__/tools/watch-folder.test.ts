import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFolder } from '../../tools/watch-folder';

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

test('a change is noticed each time that a file is replaced, or a folder comes and goes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'));
  const locales = join(folder, 'locales');
  let count = 0;
  const stop = watchFolder(folder, () => count++);
  const replace = (text: string) => {
    writeFileSync(`${folder}.new`, text);
    renameSync(`${folder}.new`, join(locales, 'hero.json'));
  };
  const changes = [
    // It is called once when it begins.
    () => undefined,
    () => mkdirSync(locales),
    () => replace('{ "title": 1 }'),
    () => replace('{ "title": 22 }'),
    () => rmSync(locales, { recursive: true }),
    () => mkdirSync(locales),
    () => replace('{ "title": 333 }'),
  ];
  for (const change of changes) {
    const before = count;
    change();
    for (let tries = 0; tries < 100 && count === before; tries++) await wait(50);
    expect(count).toBeGreaterThan(before);
    // For what else the system says of it.
    await wait(300);
  }
  await stop();
  rmSync(folder, { recursive: true });
}, 60_000);

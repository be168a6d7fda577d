import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadRegistry } from '../../src/build/load-registry';
import { removeTwins } from '../../src/build/remove-twins';

const folder = mkdtempSync(join(tmpdir(), 'twins-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('of a page that is gone neither its social card nor its Markdown is published any more', () => {
  const { pages } = loadRegistry();
  const files = ['fr.md', 'cards/fr.png', 'fr/outils/gone.md', 'cards/fr/outils/gone.png', 'notes.md'];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  removeTwins([{ path: '/' }, { path: '/fr' }, { path: '/fr/outils/gone' }], pages, folder);
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\./.test(path));
  expect(left.sort()).toEqual(['cards/fr.png', 'fr.md', 'notes.md']);
});

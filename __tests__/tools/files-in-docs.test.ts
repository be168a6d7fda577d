import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => !path.includes('node_modules'));

const files = [...['packages', 'src', 'tools', '__tests__'].flatMap(filesBelow), ...readdirSync('.')];
const readmes = filesBelow('packages').filter((path) => path.endsWith('README.md'));
const guides = ['README.md', 'CONTRIBUTING.md', 'data/README.md', ...filesBelow('docs'), ...readmes];

/** Files of code, in code font; `NAME` stands for any name. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([\w.-][\w./-]*\.(?:tsx?|m?[jt]s|css))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.includes('NAME'));

test.each(guides.filter((path) => path.endsWith('.md')))('%s names files that exist', (guide) => {
  const named = namedIn(readFileSync(guide, 'utf8'));
  expect(named.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual([]);
});

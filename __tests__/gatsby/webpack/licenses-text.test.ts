import { resolve } from 'node:path';
import { licensesText } from '../../../src/gatsby/webpack/licenses-text';
import { packageOf } from '../../../src/gatsby/webpack/package-of';

const bare = { folder: resolve('docs'), name: 'bare', version: '1.0.0', license: 'MIT', authors: ['A. Maker'] };

test('a package that leaves out the text of the MIT licence gets it, with its maker’s name', () => {
  expect(licensesText([bare])).toMatch(/^bare 1\.0\.0 \(MIT\)\n\nMIT License\n\nCopyright \(c\) A\. Maker$/m);
});

test('a package without any licence stops the build, by name', () => {
  expect(() => licensesText([{ ...bare, license: 'unknown' }])).toThrow('bare 1.0.0');
});

test('a file in a folder with a package.json of its own belongs to the package around it', () => {
  expect(packageOf(resolve('node_modules/@emotion/react/jsx-runtime/index.js'))?.name).toBe('@emotion/react');
  expect(packageOf(resolve('src/theme/tokens.ts'))).toBeUndefined();
});

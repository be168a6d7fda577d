import { resolve } from 'node:path';
import { licensesText } from '../../../src/gatsby/webpack/licenses-text';
import { packageOf } from '../../../src/gatsby/webpack/package-of';

const bare = { folder: resolve('docs'), name: 'bare', version: '1.0.0', license: 'MIT', authors: ['A. Maker'] };

test('a package without the text of its MIT licence gets it, with the name of its author', () => {
  expect(licensesText([bare])).toMatch(/^bare 1\.0\.0 \(MIT\)\n\nMIT License\n\nCopyright \(c\) A\. Maker$/m);
});

test('a package without a licence stops the build and is named', () => {
  expect(() => licensesText([{ ...bare, license: 'unknown' }])).toThrow('bare 1.0.0');
});

test('a nested package.json does not make a folder a package of its own', () => {
  expect(packageOf(resolve('node_modules/@emotion/react/jsx-runtime/index.js'))?.name).toBe('@emotion/react');
  expect(packageOf(resolve('src/theme/tokens.ts'))).toBeUndefined();
});

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFolder, readData } from '../../src/data/read-data';
import { copyCode, linkFiles } from '../site-copy/copy-project';
import { createSyntheticData } from '../synthetic-data';

/** Creates an empty folder with the packages of the project. */
function startFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  linkFiles('node_modules', join(folder, 'node_modules'));
  // Cold builds encode every picture.
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
}

/** A copy of our own site as it is. */
export function makeOwnSite(folder: string): void {
  startFolder(folder);
  copyCode(folder);
  cpSync(dataFolder, join(folder, 'data'), { recursive: true });
}

/** A copy of our own site with synthetic data of that many languages and features. */
export function makeSyntheticSite(folder: string, languages: number, features: number): void {
  startFolder(folder);
  copyCode(folder);
  cpSync(join(dataFolder, 'images'), join(folder, 'data/images'), { recursive: true });
  for (const [path, source] of createSyntheticData(readData(), languages, features).sources) {
    writeInto(join(folder, 'data', path), source);
  }
}

/** Gatsby alone, with one page. */
export function makeEmptySite(folder: string): void {
  startFolder(folder);
  writeInto(join(folder, 'package.json'), '{ "name": "empty", "private": true, "dependencies": { "gatsby": "*" } }');
  writeInto(join(folder, 'gatsby-config.js'), "module.exports = { jsxRuntime: 'automatic' };");
  writeInto(join(folder, 'src/pages/index.js'), 'export default function Page() {\n  return <h1>One page</h1>;\n}\n');
}

function writeInto(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

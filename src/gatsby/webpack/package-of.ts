import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package in node_modules. */
export interface InstalledPackage {
  folder: string;
  name: string;
  version: string;
  license: string;
  authors: readonly string[];
}

/** The package of a file in node_modules; undefined for other files. */
export function packageOf(file: string): InstalledPackage | undefined {
  for (let folder = dirname(file); folder.includes('node_modules'); folder = dirname(folder)) {
    const found = readPackage(folder);
    if (found) return found;
  }
  return undefined;
}

/** Subfolders of a package may contain a package.json that only sets the module type. */
function readPackage(folder: string): InstalledPackage | undefined {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) return undefined;
  const { name, version, license = 'unknown', author, authors = [author] } = JSON.parse(readFileSync(path, 'utf8'));
  if (!name || !version) return undefined;
  return { folder, name, version, license, authors: authors.filter(Boolean).map(nameOfPerson) };
}

const nameOfPerson = (person: string | { name: string }) =>
  (typeof person === 'string' ? person : person.name).replace(/ *[<(].*$/, '');

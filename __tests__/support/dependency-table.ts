import { readFileSync } from 'node:fs';

interface DependencyRow {
  name: string;
  purpose: string;
  /** How far it reaches: browser, build, tests or tools. */
  place: string;
  license: string;
  lastRelease: string;
  replacement: string;
}

/** The table of docs/dependencies.md. */
export const dependencyTable: readonly DependencyRow[] = readFileSync('docs/dependencies.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const [name = '', purpose = '', place = '', license = '', lastRelease = '', replacement = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { name, purpose, place, license, lastRelease, replacement };
  });

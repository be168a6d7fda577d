import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledPackage } from './package-of';

const introduction = `This site uses the following third-party software and font. Their licences:`;

const line = '-'.repeat(80);

const licenseFile = /^(licen[cs]e|copying)(\.|$)/i;

/**
 * The licences of packages, sorted by name.
 * @throws Error naming packages without a licence, so that nothing is published without its terms
 */
export function licensesText(packages: readonly InstalledPackage[]): string {
  const entries = new Map(packages.map((entry) => [`${entry.name} ${entry.version} (${entry.license})`, entry]));
  const sorted = [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const parts = sorted.map(([heading, entry]) => ({ heading, text: licenseOf(entry) }));
  const without = parts.filter(({ text }) => text === undefined).map(({ heading }) => heading);
  if (without.length > 0) throw new Error(`No licence could be found for ${without.join(', ')}.`);
  return [introduction, ...parts.map(({ heading, text }) => `${line}\n${heading}\n\n${text}`)].join('\n\n').concat('\n');
}

function licenseOf({ folder, license, authors }: InstalledPackage): string | undefined {
  const file = readdirSync(folder).find((name) => licenseFile.test(name));
  if (file) return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return license === 'MIT' && authors.length > 0 ? mitLicense(authors.join(', ')) : undefined;
}

/** For packages that name this licence but do not include its text. */
const mitLicense = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files
(the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge,
publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do
so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE
FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

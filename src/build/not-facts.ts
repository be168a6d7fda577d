import { join } from 'node:path';
import { localesFolder, recordFiles, schemasFolder, translationsFolder } from '../content/file-kinds';
import { dataFolder, imagesFolder } from './read-data';

/** What Gatsby does not read among the files that stand once in `data/`: sources of their own, and what no page shows. */
export const notFacts: string[] = [
  `${imagesFolder}/**`,
  ...[localesFolder, schemasFolder, translationsFolder].map((folder) => `${join(dataFolder, folder)}/**`),
  ...Object.values(recordFiles).map(({ path }) => join(dataFolder, path)),
  '**/*.md',
];

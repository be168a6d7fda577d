import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCollections } from '../../src/content/model';

/** Rooms that serve every collection alike. */
const rooms = [
  'packages/addresses',
  'packages/content',
  'packages/fast-page',
  'packages/hosts',
  ...['content/checks', 'routing', 'hosting', 'seo', 'data', 'gatsby', 'build', 'layout', 'consent'].map(
    (room) => `src/${room}`,
  ),
];

const files = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('tests'))
    .map(({ parentPath, name }) => join(parentPath, name)),
);

/** The code of a file, without its comments. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** Names by which code could single out a collection. */
const namesOf = ({ kind, type, folder, catalogue: { path } }: (typeof allCollections)[number]) => [
  `'${kind}'`,
  `${type}Catalogue`,
  `${type}Text`,
  folder,
  path,
];

test.each(allCollections.map((collection) => [collection.what, namesOf(collection)] as const))(
  'no code of these rooms knows what a %s is: what it needs follows from src/site.ts',
  (_, names) => {
    const naming = files.flatMap((file) =>
      names.filter((name) => codeOf(file).includes(name)).map((name) => `${file}: ${name}`),
    );
    expect(naming).toEqual([]);
  },
);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipe } from './edited-data';

const folder = join(__dirname, 'recipes');

/** The recipes of the guide, by the anchor of their heading: each is a module of that name. */
export const recipes: ReadonlyMap<string, Recipe> = new Map(
  readdirSync(folder).map((file) => {
    const { recipe } = require(join(folder, file)) as { recipe: Recipe };
    return [file.replace(/\.ts$/, ''), recipe];
  }),
);

/** Anchors of the headings below “Recipes” in the editor's guide, in its order. */
export function guideRecipes(): string[] {
  const [, below = ''] = readFileSync('data/README.md', 'utf8').split('\n## Recipes\n');
  const [chapter = ''] = below.split('\n## ');
  return [...chapter.matchAll(/^### (.+)$/gm)].map(([, heading]) => anchorOf(String(heading)));
}

/** A heading's anchor as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

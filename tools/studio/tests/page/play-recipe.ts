import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { EditedData } from '../../../../__tests__/editor/edited-data';
import { recipes } from '../../../../__tests__/editor/recipes';
import { isUnsettled } from '../../../../__tests__/support/sample-data';
import { checkSources } from '../../../../src/data/checks/check-data';
import { readData } from '../../../../src/data/read-data';
import type { PageFiles } from '../../src/server/page-files';
import { AtWork } from './at-work';
import { handOn } from './hand';
import { ways } from './recipe-ways';
import { startStudio } from './studio';

/** Formats JSON as recipes write it: in the layout of `JSON.stringify`. */
const plain = (text: string) => `${JSON.stringify(JSON.parse(text), null, 2)}\n`;

/** Returns the problems of the content check, except for samples and dates, and without line numbers, which edits shift. */
const problemsIn = (folder: string) =>
  checkSources(readData(folder))
    .problems.filter((problem) => !isUnsettled(problem))
    .map(({ severity, kind, file, key, found }) => JSON.stringify({ severity, kind, file, key, found }));

/** Copies `data/`, and formats its JSON files as recipes write them. */
function copyData(folder: string): void {
  cpSync('data', folder, { recursive: true });
  const { sources } = readData(folder);
  for (const [path, text] of sources) writeFileSync(join(folder, path), plain(text));
}

/**
 * Performs a recipe of the guide in the studio's page, and expects the same files as after the guide's steps by hand.
 * @param name the anchor of the heading of the recipe
 */
export async function playRecipe(name: string, bundle: PageFiles, page: Page): Promise<void> {
  const done = new EditedData();
  recipes.get(name)?.(done);
  const byHand = mkdtempSync(join(tmpdir(), 'by-hand-'));
  done.writeTo(byHand);
  copyTour(done);
  const running = await startStudio(bundle, copyData);
  try {
    const before = problemsIn(running.folder);
    await page.goto(running.address);
    const work = new AtWork(handOn(page), running.studio, done, join(byHand, 'images'));
    await ways[name]?.(work);
    await work.save();
    await expectSame(running.folder, byHand);
    expect(problemsIn(running.folder).filter((problem) => !before.includes(problem))).toEqual([]);
  } finally {
    await running.close();
    rmSync(byHand, { recursive: true });
  }
}

/** Copies the files of a recipe outside of `data/`, which the studio does not handle. */
function copyTour({ copies, removals }: EditedData): void {
  const inTest = (path: string) => path.replace(/^static/, String(process.env.SITE_STATIC));
  for (const path of removals) rmSync(inTest(path), { force: true });
  for (const [to, from] of copies) {
    const target = inTest(to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(resolve(from), target);
  }
}

/** Expects the same files, byte for byte; pictures, which the studio encodes again, pixel for pixel. */
async function expectSame(folder: string, byHand: string): Promise<void> {
  const [found, wanted] = [readData(folder), readData(byHand)];
  for (const [path, text] of wanted.sources) expect([path, found.sources.get(path)]).toEqual([path, plain(text)]);
  expect([...found.sources.keys()]).toEqual([...wanted.sources.keys()]);
  expect([...found.images]).toEqual([...wanted.images]);
  for (const path of wanted.images) {
    const [ours, theirs] = [folder, byHand].map((root) => readFileSync(join(root, 'images', path)));
    if (!ours?.equals(theirs as Buffer)) expect(await dotsOf(ours)).toEqual(await dotsOf(theirs));
  }
}

/** Returns the size of a picture, and a digest of its pixels. */
async function dotsOf(picture?: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [info.width, info.height, createHash('sha256').update(data).digest('hex')];
}

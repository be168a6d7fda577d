import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesIn } from '../../src/hosting/files';
import { buildCopy, copyFolder } from '../../tools/site-copy/build-copy';

const sample = resolve('__tests__/fixtures/site');

/** One folder for all builds, as where a site is deployed: what was built before must not stay. */
const copy = 'hosted-editing';

/** The files with which the hosts of the sample site learn about pages, redirects and headers. */
const hostFiles = [
  'hosting/caddy/site.caddy',
  'hosting/cloudfront/routes.json',
  'hosting/cloudfront/viewer-response.js',
  'hosting/nginx/maps.conf',
  'hosting/nginx/server.conf',
  'hosting/site-model.json',
  'hosting/vercel/vercel.json',
  'public/.htaccess',
  'public/_headers',
  'public/_redirects',
];

/** The sample site with hosted editing. */
function sampleWithEditing(): string {
  const folder = copyFolder(`${copy}-data`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(sample, folder, { recursive: true });
  const path = join(folder, 'site.json');
  const site = JSON.parse(readFileSync(path, 'utf8')) as object;
  const hostedEditing = { software: 'github', origin: 'https://github.com', repository: 'owner/name', branch: 'main' };
  writeFileSync(path, JSON.stringify({ ...site, hostedEditing }, null, 2));
  return folder;
}

/**
 * Builds the site with other data.
 * @returns the content of every file for visitors and hosts, by path, without the build's store of compressed files
 */
async function built(data: string): Promise<Map<string, Buffer>> {
  await buildCopy(copy, data);
  const folder = copyFolder(copy);
  const paths = ['public', 'hosting'].flatMap((part) => filesIn(join(folder, part)).map((path) => `${part}/${path}`));
  const kept = paths.filter((path) => !path.startsWith('hosting/compressed/'));
  return new Map(kept.map((path) => [path, readFileSync(join(folder, path))]));
}

/** Returns a short form of files that shows in a message which of them differ. */
const hashesOf = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries([...files].sort().map(([path, content]) => [path, createHash('sha256').update(content).digest('hex')]));

test('hosted editing adds its folder and changes the files of hosts; switched off, it leaves nothing behind', async () => {
  test.setTimeout(1_200_000);
  const off = await built(sample);
  const traces = [...off].filter(([path, content]) => /\/admin|sveltia/i.test(path + content.toString('latin1')));
  expect.soft(traces.map(([path]) => path)).toEqual([]);

  const on = await built(sampleWithEditing());
  const added = [...on.keys()].filter((path) => !off.has(path));
  const changed = [...off.keys()].filter((path) => !on.get(path)?.equals(off.get(path) ?? Buffer.of()));
  expect.soft(added.filter((path) => !path.startsWith('public/admin/'))).toEqual([]);
  const page = ['public/admin/editor.html', 'public/admin/cms.js', 'public/admin/config.json'];
  expect.soft(added).toEqual(expect.arrayContaining(page));
  expect.soft(changed.sort()).toEqual(hostFiles);

  expect.soft(hashesOf(await built(sample))).toEqual(hashesOf(off));
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFiles } from '../../__tests__/hosts/cases';
import { publicFolder } from '../../src/hosting/built-files';

/**
 * Finds in the built site the files that the table of cases requests, whose names only a build knows.
 * @param start address of a landing page
 */
export function builtFiles(start: string): BuiltFiles {
  const app = readdirSync(join(publicFolder, 'static')).find((name) => /^app-[0-9a-f]+\.js$/.test(name));
  if (!app) throw new Error('public/static holds no app script: build the site first.');
  return { script: `/static/${app}`, pageData: `/page-data${start}/page-data.json` };
}

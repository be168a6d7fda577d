import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFiles } from '../../__tests__/hosts/case';
import { publicFolder } from '../../packages/hosts';

/** Finds the site's main script in a deployed page, which names it for its loader; undefined in a page of another site. */
export const mainScriptIn = (html: string): string | undefined => /\/static\/app-[0-9a-f]+\.js/.exec(html)?.[0];

/**
 * Finds the built files with hashes in their names that the table of cases requests.
 * @param start address of a landing page
 */
export function builtFiles(start: string): BuiltFiles {
  const app = readdirSync(join(publicFolder, 'static')).find((name) => /^app-[0-9a-f]+\.js$/.test(name));
  if (!app) throw new Error('public/static holds no app script: build the site first.');
  return { script: `/static/${app}`, pageData: `/page-data${start}/page-data.json` };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminFolder, adminPage } from '../hosting/admin';
import { integrityOf } from '../hosting/integrity';
import type { HostedEditing } from '../hosting/settings';
import { writeFiles } from '../hosting/write-files';
import { adminConfig } from './admin-config';
import { adminPageHtml } from './admin-page';
import { buildCms } from './build-cms';

/**
 * Writes the page of hosted editing and all files that it loads from this site.
 * @param folder the published folder
 * @param languages codes of the site's languages
 */
export async function writeAdmin(folder: string, editing: HostedEditing, languages: readonly string[]): Promise<void> {
  await buildCms(join(folder, adminFolder));
  const script = readFileSync(join(folder, adminFolder, 'cms.js'));
  writeFiles(folder, [
    { path: adminPage.file, content: adminPageHtml(editing, integrityOf(script)) },
    { path: 'admin/config.json', content: adminConfig(editing, languages) },
  ]);
}

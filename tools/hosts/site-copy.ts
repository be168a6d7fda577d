import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { adminPageHtml } from '../../src/admin/admin-page';
import { adminPage, withAdmin } from '../../src/hosting/admin';
import { publicFolder } from '../../src/hosting/built-files';
import { hostNamed } from '../../src/hosting/hosts';
import type { HostedEditing } from '../../src/hosting/settings';
import { hiddenFiles, type SiteModel } from '../../src/hosting/site-model';
import { writeFiles } from '../../src/hosting/write-files';

/** A copy of the published folder. */
export interface PublicCopy {
  publicFolder: string;
  /** For the host's own use. */
  workFolder: string;
  remove(): void;
}

/** The files for one host: the published folder with the files that it reads, and a folder for its own files. */
export interface SiteCopy extends PublicCopy {
  /** What the build writes to `hosting/{name}`. */
  ownFolder: string;
}

/** Settings of hosted editing, for sites that have not switched it on. */
const sampleEditing: HostedEditing = {
  software: 'github',
  origin: 'https://github.com',
  repository: 'owner/name',
  branch: 'main',
  siteName: 'Site',
  sourceLanguage: 'en',
};

/** Switches hosted editing on, if the site has not done so: every host must serve its page under its policy. */
export const withEditing = (model: SiteModel): SiteModel =>
  model.pages.some(({ path }) => path === adminPage.path) ? model : withAdmin(model, sampleEditing);

/** Copies the built site as it would be deployed, with the host’s files rewritten from the model. */
export function copySite(name: string, model: SiteModel): SiteCopy {
  const host = hostNamed(name);
  const copy = copyPublic(name);
  const ownFolder = join(copy.workFolder, name);
  const { files, published } = host.write(model);
  writeFiles(ownFolder, files);
  writeFiles(copy.publicFolder, published);
  return { ...copy, ownFolder };
}

/** Copies the published folder without the files of hosts. A site without hosted editing gets its page. */
export function copyPublic(name: string): PublicCopy {
  const workFolder = mkdtempSync(join(tmpdir(), `site-${name}-`));
  chmodSync(workFolder, 0o755);
  const copy = join(workFolder, 'public');
  cpSync(publicFolder, copy, { recursive: true, filter: (path) => !hiddenFiles.includes(`/${basename(path)}`) });
  if (!existsSync(join(copy, adminPage.file)))
    writeFiles(copy, [{ path: adminPage.file, content: adminPageHtml(sampleEditing, '') }]);
  return { publicFolder: copy, workFolder, remove: () => rmSync(workFolder, { recursive: true, force: true }) };
}

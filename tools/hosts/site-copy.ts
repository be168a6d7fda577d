import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { hiddenFiles, hostNamed, publicFolder, type SiteModel, writeFiles } from '../../packages/hosts';

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

/** Copies the published folder without the files of hosts. */
export function copyPublic(name: string): PublicCopy {
  const workFolder = mkdtempSync(join(tmpdir(), `site-${name}-`));
  chmodSync(workFolder, 0o755);
  const copy = join(workFolder, 'public');
  cpSync(publicFolder, copy, { recursive: true, filter: (path) => !hiddenFiles.includes(`/${basename(path)}`) });
  return { publicFolder: copy, workFolder, remove: () => rmSync(workFolder, { recursive: true, force: true }) };
}

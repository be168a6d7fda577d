import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { publicFolder } from '../../src/hosting/built-files';
import { hostNamed } from '../../src/hosting/plan-hosts';
import type { SiteModel } from '../../src/hosting/site-model';
import { writeFiles } from '../../src/hosting/write-files';

/** The files for one host: the published folder with the files that it reads, and a folder for its own files. */
export interface SiteCopy {
  publicFolder: string;
  /** What the build writes to `hosting/{name}`. */
  ownFolder: string;
  /** For the host's own use. */
  workFolder: string;
  remove(): void;
}

/** Files in the published folder that one host reads, and another would serve to visitors. */
const otherHosts = new Set(['_redirects', '_headers', '.htaccess']);

/** Copies the built site as it would be deployed, with the host’s files rewritten from the model. */
export function copySite(name: string, model: SiteModel): SiteCopy {
  const host = hostNamed(name);
  const workFolder = mkdtempSync(join(tmpdir(), `site-${name}-`));
  chmodSync(workFolder, 0o755);
  const copy = join(workFolder, 'public');
  const isWanted = (path: string) => !otherHosts.has(basename(path)) && (host.precompressed || !/\.(?:br|gz)$/.test(path));
  cpSync(publicFolder, copy, { recursive: true, filter: isWanted });
  const ownFolder = join(workFolder, name);
  const { files, published } = host.write(model);
  writeFiles(ownFolder, files);
  writeFiles(copy, published);
  return { publicFolder: copy, ownFolder, workFolder, remove: () => rmSync(workFolder, { recursive: true, force: true }) };
}

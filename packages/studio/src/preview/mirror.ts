import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CheckSettings, shownDraft } from '../check';
import type { ChangedFile, Draft } from '../draft/draft';
import { isPicturePath } from '../files/content-path';
import { type DataSources, filesIn, writeFile } from '../site';
import { editsFolder } from './preview';

/**
 * The data of the development site: the content with the unsaved edits, in `data/` of a copy of the project. After each update, a file
 * in `editsFolder` changes, so that the site never reads half of an edit.
 */
export class Mirror {
  private isMirrored = false;
  private updates = 0;

  /** @param site the folder of the copy */
  constructor(
    private readonly draft: Draft,
    private readonly settings: CheckSettings,
    private readonly site: string,
  ) {
    rmSync(join(site, editsFolder), { recursive: true, force: true });
  }

  /** Whether there is data from which the site can be built. */
  get isThere(): boolean {
    return existsSync(this.notice);
  }

  /** Updates the files that changed. If there is a mistake besides what is still empty, they stay as they are; at the start, as last saved. */
  update(): void {
    if (!this.show(this.draft.changed()) && !this.isMirrored) this.show([]);
  }

  /** @returns whether these edits contain no mistake, and are shown */
  private show(changed: readonly ChangedFile[]): boolean {
    const { sources, content, pictures } = shownDraft(changed, this.settings);
    if (!content) return false;
    this.mirror(sources, new Map([...changed.map(({ path, ours }) => [path, ours] as const), ...pictures]));
    mkdirSync(dirname(this.notice), { recursive: true });
    // In place: watchers wait a while before they tell that a file was replaced.
    writeFileSync(this.notice, String(++this.updates));
    return true;
  }

  /**
   * A picture that is not wanted any more stays until the next start: the development server reads pictures when a browser asks for
   * them, and ends if one is missing.
   */
  private mirror({ sources, images }: DataSources, edited: ReadonlyMap<string, Buffer | undefined>): void {
    const wanted = new Set([...sources.keys(), ...[...images].map((path) => `images/${path}`)]);
    mkdirSync(join(this.site, 'data'), { recursive: true });
    const strays = filesIn(join(this.site, 'data')).filter((path) => !wanted.has(path));
    for (const path of strays) if (!(this.isMirrored && isPicturePath(path))) rmSync(this.mirrored(path));
    for (const [path, text] of sources) writeFile(this.mirrored(path), text, this.draftFile);
    for (const image of images) {
      const path = `images/${image}`;
      const ours = edited.get(path);
      if (ours) writeFile(this.mirrored(path), ours, this.draftFile);
      else mirrorPicture(join(this.settings.folder, path), this.mirrored(path), this.draftFile);
    }
    this.isMirrored = true;
  }

  private readonly mirrored = (path: string) => join(this.site, 'data', path);

  private get notice(): string {
    return join(this.site, editsFolder, 'last');
  }

  private get draftFile(): string {
    return join(this.site, '.being-written');
  }
}

/** Copies a picture, unless the copy is up to date. */
function mirrorPicture(from: string, to: string, draft: string): void {
  const [source, target] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
  if (target?.size === source.size && target.mtimeMs === source.mtimeMs) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, draft);
  utimesSync(draft, source.atime, source.mtime);
  renameSync(draft, to);
}

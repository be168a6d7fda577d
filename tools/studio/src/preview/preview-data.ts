import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckSettings, editedSources } from '../check';
import type { Draft } from '../draft/draft';
import { isPicturePath } from '../files/content-path';
import { checkSources, type DataDocument, type DataSources, updateCheckedData, writeFile } from '../site';
import { markTexts, type ShownValue, shownValues } from './mark-document';
import { MarkTable } from './mark-table';
import { mirrorPicture, pictureDigest } from './mirror-pictures';

/** The file from which the script in the page reads the legend of the marks. */
export const legendFile = 'static/studio-preview.json';

/** What the script in the page knows about the data. */
export interface Legend {
  /** By the numbers of the marks. */
  places: MarkTable['places'];
  values: ShownValue[];
  /** Paths of pictures below `data/images`, by the digest in their address. */
  pictures: Record<string, string>;
}

/**
 * The data that the development site shows during editing: the content with the unsaved edits. It is written to a copy of the
 * project in three forms: `data/` is for the site's own code, without marks; `checked-data/` is for Gatsby, with marks; and the
 * legend tells the script in the page which places the marks identify.
 */
export class PreviewData {
  readonly table = new MarkTable();
  private behind = false;
  private isMirrored = false;

  /** @param site the folder of the copy */
  constructor(
    private readonly draft: Draft,
    private readonly settings: CheckSettings,
    private readonly site: string,
  ) {}

  /** Whether the edits contain an error, so that the page still shows the state before it. */
  get isBehind(): boolean {
    return this.behind;
  }

  /** Whether there is data from which the site can be built. */
  get isThere(): boolean {
    return existsSync(join(this.site, 'data')) && existsSync(join(this.site, 'checked-data'));
  }

  /** Updates the files that changed. If the content check finds an error, nothing is written. */
  update(): void {
    const sources = editedSources(this.draft.changed(), this.settings);
    const { content, documents } = checkSources(sources);
    this.behind = content === undefined;
    if (this.behind) return;
    // Write `data/` first: Gatsby needs the addresses, which are derived from it, as soon as it sees the other files.
    this.mirror(sources);
    const marked = [...documents].map(([path, document]) => [path, markTexts(document, this.table)] as const);
    this.writeLegend(documents, sources.images);
    updateCheckedData(new Map(marked), join(this.site, 'checked-data'));
  }

  /**
   * A picture that is not wanted any more stays until the next start: the development server reads pictures when a browser asks for
   * them, and ends if one is missing.
   */
  private mirror({ sources, images }: DataSources): void {
    const wanted = new Set([...sources.keys(), ...[...images].map((path) => `images/${path}`)]);
    mkdirSync(join(this.site, 'data'), { recursive: true });
    const strays = filesBelow(join(this.site, 'data')).filter((path) => !wanted.has(path));
    for (const path of strays) if (!(this.isMirrored && isPicturePath(path))) rmSync(this.mirrored(path));
    for (const [path, text] of sources) writeFile(this.mirrored(path), text, this.draftFile);
    const edited = new Map(this.draft.changed().map(({ path, ours }) => [path, ours]));
    for (const image of images) {
      const path = `images/${image}`;
      const ours = edited.get(path);
      if (ours) writeFile(this.mirrored(path), ours, this.draftFile);
      else mirrorPicture(join(this.settings.folder, path), this.mirrored(path), this.draftFile);
    }
    this.isMirrored = true;
  }

  private writeLegend(documents: ReadonlyMap<string, DataDocument>, images: ReadonlySet<string>): void {
    const legend: Legend = {
      values: [...documents.values()].flatMap((document) => shownValues(document, this.table)),
      places: this.table.places,
      pictures: Object.fromEntries([...images].map((path) => [pictureDigest(this.mirrored(`images/${path}`)), path])),
    };
    writeFile(join(this.site, legendFile), JSON.stringify(legend), this.draftFile);
  }

  private readonly mirrored = (path: string) => join(this.site, 'data', path);

  private get draftFile(): string {
    return join(this.site, '.being-written');
  }
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );

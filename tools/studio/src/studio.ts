import { type Change, changesOf, revertChange } from './changes/changes';
import { type Review, remotesOf, type Sent, sendForReview } from './changes/review';
import { type CheckSettings, checkDraft, editedSources } from './check';
import { type Contents, Draft } from './draft/draft';
import { isContentPath } from './files/content-path';
import type { Files } from './files/files';
import { preparePicture } from './recipes/picture';
import { applyRemedy, remedyFor } from './recipes/remedies';
import { type PicturePlace, pictureNeeds, replacePicture } from './recipes/replace-picture';
import { Worksheet } from './recipes/worksheet';
import { type ChooseInFile, recover, resolve, type Saved, save } from './save/save';
import { applyEdits, type CheckedContent, type Edit, type Problem } from './site';

/** What came of a wish to save. */
export interface SaveAnswer extends Saved {
  /** Errors of the content check: with one, nothing is written. */
  errors: readonly Problem[];
}

/** The draft and all that can be done with it. */
export class Studio {
  readonly draft: Draft;
  private readonly saved = new Set<string>();

  /** Takes up the draft that was left, and finishes a save that was interrupted. */
  constructor(
    private readonly files: Files,
    private readonly settings: CheckSettings,
  ) {
    this.draft = new Draft(files);
    recover(files, this.draft);
  }

  /**
   * Edits files by key, as one step.
   * @throws EditError if an edit does not fit its file
   */
  edit(title: string, edits: readonly { path: string; edit: Edit }[]): void {
    const contents = new Map<string, Uint8Array>();
    for (const { path, edit } of edits) {
      const bytes = contents.get(path) ?? this.draft.read(path);
      if (!bytes) throw new Error(`There is no data/${path}.`);
      contents.set(path, Buffer.from(applyEdits(Buffer.from(bytes).toString('utf8'), [edit])));
    }
    this.draft.apply(title, contents);
  }

  /** Makes, replaces or removes whole files, as one step. */
  write(title: string, contents: Contents): void {
    this.draft.apply(title, contents);
  }

  /** A sheet for a guided step; `write` makes its contents one edit. */
  worksheet(): Worksheet {
    const { sources, images } = editedSources(this.draft, this.settings);
    const paths = [...sources.keys(), ...[...images].map((path) => `images/${path}`)];
    return new Worksheet(paths.filter(isContentPath), (path) => this.draft.read(path));
  }

  /**
   * What the content check says.
   * @param release whether to check as for a release
   */
  check(release = false): CheckedContent {
    return checkDraft(this.draft, this.settings, release);
  }

  problems(): readonly Problem[] {
    return this.check().problems;
  }

  changes(): Change[] {
    return changesOf(this.draft);
  }

  revert(path: string, key: string): void {
    revertChange(this.draft, path, key);
  }

  /** Writes all edits, unless the content check finds an error, or a file has changed at the same place. */
  save(): SaveAnswer {
    const errors = this.problems().filter(({ severity }) => severity === 'error');
    if (errors.length > 0) return { written: [], conflicts: [], errors };
    const answer = save(this.files, this.draft);
    for (const path of answer.written) this.saved.add(path);
    return { ...answer, errors: [] };
  }

  /**
   * Sends what was saved in this run for review: a branch, a commit, a push.
   * @throws Error in the words of git
   */
  async send(wish: Pick<Review, 'remote' | 'branch' | 'message'>): Promise<Sent> {
    const sent = await sendForReview({ ...wish, folder: this.settings.folder, paths: [...this.saved] });
    this.saved.clear();
    return sent;
  }

  remotes(): Promise<string[]> {
    return remotesOf(this.settings.folder);
  }

  /** Does a guided step as one edit. A step waits for nothing, so that no other edit can come between. */
  guide<Result>(title: string, step: (sheet: Worksheet) => Result): Result {
    const sheet = this.worksheet();
    const result = step(sheet);
    this.write(title, sheet.contents);
    return result;
  }

  /**
   * Puts another picture where a file names one.
   * @returns why it is refused; undefined once it is there
   */
  async replacePicture(place: PicturePlace, bytes: Buffer): Promise<string | undefined> {
    const prepared = await preparePicture(bytes, pictureNeeds(place));
    if (prepared.refused === undefined) this.guide('Another picture', (sheet) => replacePicture(sheet, place, prepared));
    return prepared.refused;
  }

  /**
   * Does what the studio can do about a problem.
   * @throws Error if there is no such problem any more
   */
  remedy({ kind, file, key }: Pick<Problem, 'kind' | 'file' | 'key'>): void {
    const found = this.problems().find((one) => one.kind === kind && one.file === file && one.key === key);
    const remedy = found && remedyFor(found);
    if (!remedy) throw new Error(`data/${file} no longer has this problem.`);
    this.guide(`Remedy: ${file} ${key}`, (sheet) => applyRemedy(sheet, remedy));
  }

  /** Decides conflicts. */
  resolve(choose: ChooseInFile): Saved {
    return { written: [], conflicts: resolve(this.files, this.draft, choose) };
  }
}

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, type ChangeKey, changesOf, revertChanges } from './changes/changes';
import {
  currentBranch,
  goTo,
  keepSent,
  lastSent,
  type Review,
  remoteOf,
  type Sent,
  sendForReview,
  uncommitted,
  unpublished,
} from './changes/review';
import { type CheckSettings, checkDraft, editedSources, shownDraft } from './check';
import { Draft } from './draft/draft';
import { hashOf } from './draft/objects';
import { isContentPath } from './files/content-path';
import type { Files } from './files/files';
import { keepAddresses } from './recipes/former-addresses';
import { type PicturePlace, pictureNeeds, preparePicture, type RefusedPicture, replacePicture } from './recipes/picture';
import { applyRemedy, type RemediedProblem, remedyFor } from './recipes/remedies';
import { type ChooseInFile, recover, resolve, type Saved, save } from './save/save';
import {
  applyEdits,
  type CheckedContent,
  type Contents,
  committedSources,
  comparedPaths,
  type Edit,
  filesIn,
  formatSource,
  type Problem,
  Worksheet,
} from './site';

/** What can be sent for review, and what was sent. */
export interface ReviewState {
  /** The remote that gets it; undefined if there is none, and then nothing can be sent. */
  remote?: string;
  /** The branch that the project is on; undefined if it is on none. */
  branch?: string;
  /** What was saved and not sent yet, compared with the last commit. */
  toSend: Change[];
  /** The subjects of commits made by hand that go along. */
  commits?: string[];
  /** What was sent last. */
  sent?: Sent;
  /** Why git does not say what can be sent. */
  refusal?: string;
}

/** The draft and all operations on it. */
export class Studio {
  readonly draft: Draft;
  private sound: CheckedContent['content'];

  /** Loads the draft of the last session and finishes an interrupted save. */
  constructor(
    private readonly files: Files,
    private settings: CheckSettings,
  ) {
    this.draft = new Draft(files);
    recover(files, this.draft);
  }

  /**
   * Edits files by key, as one step. What an edit of a slug takes from a page becomes a former address.
   * @throws EditError if an edit does not fit its file
   */
  edit(title: string, edits: readonly { path: string; edit: Edit }[]): void {
    const contents = new Map<string, Uint8Array>();
    for (const { path, edit } of edits) {
      const bytes = contents.get(path) ?? this.draft.read(path);
      if (!bytes) throw new Error(`There is no data/${path}.`);
      const text = applyEdits(Buffer.from(bytes).toString('utf8'), [edit]);
      contents.set(path, Buffer.from(keepAddresses(path, edit, text, (name) => this.files.read(`data/${name}`))));
    }
    this.draft.apply(title, contents);
  }

  /** Creates, replaces or removes whole files, as one step. */
  write(title: string, contents: Contents): void {
    this.draft.apply(title, contents);
  }

  /** Returns a worksheet for a guided step; `write` turns its contents into one edit. */
  worksheet(): Worksheet {
    const { sources, images } = editedSources(this.draft.changed(), this.settings);
    const paths = [...sources.keys(), ...[...images].map((path) => `images/${path}`)];
    return new Worksheet(paths.filter(isContentPath), (path) => this.draft.read(path));
  }

  /**
   * Reads the last commit again, with which the check compares: a review makes a new commit, and so can another program, or the
   * editor who goes to another branch.
   */
  async readCommit(): Promise<void> {
    const paths = comparedPaths(this.worksheet().files());
    this.settings = { ...this.settings, committed: await committedSources(paths, this.settings.folder) };
  }

  /** Runs the content check on the draft. */
  check(): CheckedContent {
    return checkDraft(this.draft.changed(), this.settings);
  }

  /** Returns the content that the preview shows: that of the draft or of the last one without a mistake, or else as it is saved. */
  shown(): CheckedContent['content'] {
    const { content = this.sound } = shownDraft(this.draft.changed(), this.settings);
    this.sound = content ?? checkDraft([], this.settings).content;
    return this.sound;
  }

  problems(): readonly Problem[] {
    return this.check().problems;
  }

  changes(): Change[] {
    return changesOf(this.draft.changed());
  }

  /** Takes back changes of the draft. */
  revert(changes: readonly ChangeKey[]): void {
    revertChanges(this.draft, this.draft.changed(), changes);
  }

  /** Takes back, in the draft, changes that are saved and not committed: the next save writes them back. */
  async revertSaved(changes: readonly ChangeKey[]): Promise<void> {
    revertChanges(this.draft, await uncommitted(this.files, this.settings.folder), changes);
  }

  /** Formats the edited texts, and writes all edits, unless the content check finds an error in what would be written or there is a conflict with a change on disk. */
  save(): Saved {
    this.guide('Formatted texts', (sheet) => {
      for (const path of this.draft.changed().flatMap(({ path }) => (path.endsWith('.json') ? path : []))) {
        const formatted = formatSource(path, sheet.text(path) ?? '');
        if (formatted && formatted.changes.length > 0) sheet.put(path, formatted.source);
      }
    });
    return save(this.files, this.draft, (changed) =>
      checkDraft(changed, this.settings).problems.filter(({ severity }) => severity === 'error'),
    );
  }

  /** Returns what `send` would send, and what it sent last. */
  async review(): Promise<ReviewState> {
    const { folder } = this.settings;
    const remote = await remoteOf(folder);
    if (remote === undefined) return { toSend: [] };
    const toSend = changesOf(await uncommitted(this.files, folder));
    const [branch, sent, commits] = [await currentBranch(folder), lastSent(this.files), await unpublished(folder, remote)];
    return { remote, toSend, commits, ...(branch !== undefined && { branch }), ...(sent && { sent }) };
  }

  /**
   * Sends the saved content for review: creates a branch and a commit, and pushes them.
   * @throws Error with git's message
   */
  async send(wish: Omit<Review, 'folder'>): Promise<void> {
    const { toSend: changes, branch, sent: before } = await this.review();
    const sent = await sendForReview({ ...wish, folder: this.settings.folder });
    // This branch holds what was sent before it, so the next change can only start anew where that one started.
    keepSent(this.files, { ...sent, ...(before?.branch === branch && { from: before?.from }), changes });
  }

  /**
   * Goes back to the branch where the last review started, so that the next change starts without it.
   * @throws Error that says what is in the way
   */
  async goBack(): Promise<void> {
    const { sent, branch } = await this.review();
    if (sent?.from === undefined || sent.branch !== branch) throw new Error('The project is not on the branch of a review.');
    await goTo(this.settings.folder, sent.from);
    this.draft.forgetUndone();
  }

  /** A value that differs once the draft, or a file on the disk, has changed. */
  get stamp(): string {
    const { folder } = this.settings;
    const times = filesIn(folder).map(
      (path) => `${path} ${statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs}`,
    );
    return String(hashOf(Buffer.from([this.draft.stamp, ...times].join('\n'))));
  }

  /** Runs a guided step as one edit. The step is synchronous, so no other edit can run in between. */
  guide<Result>(title: string, step: (sheet: Worksheet) => Result): Result {
    const sheet = this.worksheet();
    const result = step(sheet);
    this.write(title, sheet.contents);
    return result;
  }

  /**
   * Replaces the picture of a field.
   * @param isCut whether it is cut if it has another shape than the field takes
   * @returns why the picture is refused; undefined on success
   */
  async replacePicture(place: PicturePlace, bytes: Buffer, isCut = false): Promise<RefusedPicture | undefined> {
    const prepared = await preparePicture(bytes, pictureNeeds(place), isCut);
    if (prepared.refused !== undefined) return prepared;
    this.guide('Another picture', (sheet) => replacePicture(sheet, place, prepared));
    return undefined;
  }

  /**
   * Applies the remedies for problems, as one step.
   * @throws Error if one of them no longer exists or has no remedy
   */
  remedy(...problems: readonly RemediedProblem[]): void {
    const now = this.problems();
    const remedies = problems.map(({ kind, file, key, found }) => {
      const isMeant = (one: Problem) => one.kind === kind && one.file === file && one.key === key;
      const problem = now.find((one) => isMeant(one) && (found === undefined || one.found === found));
      const remedy = problem && remedyFor(problem);
      if (!remedy) throw new Error(`data/${file} no longer has this problem.`);
      return remedy;
    });
    const title = problems.map(({ file, key }) => `${file} ${key}`).join(', ');
    this.guide(`Remedy: ${title}`.slice(0, 200), (sheet) => {
      for (const remedy of remedies) applyRemedy(sheet, remedy);
    });
  }

  /** Resolves conflicts. */
  resolve(choose: ChooseInFile): Pick<Saved, 'conflicts'> {
    return { conflicts: resolve(this.files, this.draft, choose) };
  }
}

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, type ChangeKey, changesOf, comparedWithDraft, revertChanges } from './changes/changes';
import { keepSent, type LastSent, lastSent } from './changes/last-sent';
import { changedOf, currentBranch, goTo, type Review, remotesOf, sendForReview } from './changes/review';
import { savedChanges } from './changes/saved-changes';
import { SavedFiles } from './changes/saved-files';
import { type CheckSettings, checkDraft, editedSources } from './check';
import { type ChangedFile, Draft } from './draft/draft';
import { hashOf } from './draft/objects';
import { isContentPath } from './files/content-path';
import type { Files } from './files/files';
import { keepAddresses } from './recipes/former-addresses';
import { preparePicture } from './recipes/picture';
import { applyRemedy, type RemediedProblem, remedyFor } from './recipes/remedies';
import { type PicturePlace, pictureNeeds, replacePicture } from './recipes/replace-picture';
import { type ChooseInFile, recover, resolve, type Saved, save } from './save/save';
import {
  applyEdits,
  type CheckedContent,
  type Contents,
  committedSources,
  comparedPaths,
  type Edit,
  filesIn,
  type Problem,
  Worksheet,
} from './site';

/** What can be sent for review, and what was sent. */
export interface ReviewState {
  /** The branch that the project is on; undefined if it is on none. */
  branch?: string;
  /** What was saved and not sent yet, compared with the last commit. */
  toSend: Change[];
  /** What was sent last. */
  sent?: LastSent;
}

/** The draft and all operations on it. */
export class Studio {
  readonly draft: Draft;
  private readonly saved: SavedFiles;
  private lastSound: CheckedContent['content'];

  /** Loads the draft of the last session and finishes an interrupted save. */
  constructor(
    private readonly files: Files,
    private settings: CheckSettings,
  ) {
    this.draft = new Draft(files);
    this.saved = new SavedFiles(files);
    this.saved.add(recover(files, this.draft));
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

  /**
   * Runs the content check on the draft.
   * @param release whether to check as for a release
   */
  check(release = false): CheckedContent {
    return checkDraft(this.draft.changed(), this.settings, release);
  }

  /** Returns the content, or as long as it has an error, what it was before; undefined if it had one already when the studio started. */
  sound(checked = this.check()): CheckedContent['content'] {
    this.lastSound = checked.content ?? this.lastSound ?? checkDraft([], this.settings).content;
    return this.lastSound;
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

  /** Takes back changes that were saved since the last commit. This is an edit of the draft: it takes effect with the next save. */
  async revertSaved(changes: readonly ChangeKey[]): Promise<void> {
    revertChanges(this.draft, await this.savedFiles(), changes);
  }

  /** Writes all edits, unless the content check finds an error in what would be written or there is a conflict with a change on disk. */
  save(): Saved {
    const answer = save(this.files, this.draft, (changed) =>
      checkDraft(changed, this.settings).problems.filter(({ severity }) => severity === 'error'),
    );
    this.saved.add(answer.written);
    return answer;
  }

  /** Returns what `send` would send, and what it sent last. */
  async review(): Promise<ReviewState> {
    const { folder } = this.settings;
    const saved = await this.savedFiles();
    const drafted = saved.map((file) => ({ ...file, ours: this.draft.read(file.path) }));
    const toSend = comparedWithDraft(changesOf(saved), changesOf(drafted));
    const sent = lastSent(this.files);
    const branch = await currentBranch(folder);
    return { toSend, ...(branch !== undefined && { branch }), ...(sent && { sent }) };
  }

  /**
   * Sends the saved files for review: creates a branch and a commit, and pushes them.
   * @returns what can be sent now, and what was sent
   * @throws Error with git's message
   */
  async send(wish: Pick<Review, 'remote' | 'branch' | 'message'>): Promise<ReviewState> {
    const { folder } = this.settings;
    const { paths } = this.saved;
    const { toSend: changes, branch, sent: before } = await this.review();
    if (changes.some(({ inDraft }) => inDraft === 'takenBack'))
      throw new Error('Something that you have taken back would be sent: save first.');
    const sent = await sendForReview({ ...wish, folder, paths });
    // This branch holds what was sent before it, so the next change can only start anew where that one started.
    keepSent(this.files, { ...sent, ...(before?.branch === branch && { from: before?.from }), changes });
    // A file that was saved again meanwhile has to be sent again.
    const later = await changedOf(folder, paths);
    this.saved.remove(paths.filter((path) => !later.includes(path)));
    return this.review();
  }

  /**
   * Goes back to the branch where the last review started, so that the next change starts without it.
   * @returns what can be sent there
   * @throws Error that says what is in the way
   */
  async goBack(): Promise<ReviewState> {
    const { sent, branch } = await this.review();
    if (sent?.from === undefined || sent.branch !== branch) throw new Error('The project is not on the branch of a review.');
    await goTo(this.settings.folder, sent.from);
    return this.review();
  }

  private savedFiles(): Promise<ChangedFile[]> {
    return savedChanges(this.files, this.settings.folder, this.saved.paths);
  }

  remotes(): Promise<string[]> {
    return remotesOf(this.settings.folder);
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
   * @returns why the picture is refused; undefined on success
   */
  async replacePicture(place: PicturePlace, bytes: Buffer): Promise<string | undefined> {
    const prepared = await preparePicture(bytes, pictureNeeds(place));
    if (prepared.refused === undefined) this.guide('Another picture', (sheet) => replacePicture(sheet, place, prepared));
    return prepared.refused;
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

import { type Change, changesOf, revertChange } from './changes/changes';
import { type CheckSettings, checkDraft } from './check';
import { applyEdits } from './document/apply-edit';
import type { Edit } from './document/edit';
import { type Contents, Draft } from './draft/draft';
import type { Files } from './files/files';
import { type ChooseInFile, recover, resolve, type Saved, save } from './save/save';
import type { Problem } from './site';

/** What came of a wish to save. */
export interface SaveAnswer extends Saved {
  /** Errors of the content check: with one, nothing is written. */
  errors: readonly Problem[];
}

/** The draft and all that can be done with it. */
export class Studio {
  readonly draft: Draft;

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

  problems(): readonly Problem[] {
    return checkDraft(this.draft, this.settings);
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
    return { ...save(this.files, this.draft), errors: [] };
  }

  /** Decides conflicts. */
  resolve(choose: ChooseInFile): Saved {
    return { written: [], conflicts: resolve(this.files, this.draft, choose) };
  }
}

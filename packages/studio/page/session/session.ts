import type { Change } from '../../src/changes/changes';
import type { PreviewState } from '../../src/preview/preview';
import type { Saved } from '../../src/save/save';
import type { CheckedAnswer, ContentAnswer, FieldsAnswer } from '../../src/server/page-answers';
import { type Place, parseKey } from '../model/keys';
import { isBlank, type Manners, type Told, toldOf } from '../model/told-problems';
import { formatKey, valueAt } from '../site';
import { ask, Refused } from './api';
import { type Content, openContent, type Typed, withTyped } from './content';
import { followed } from './followed';
import { TypedQueue } from './typed-queue';

/** The views of the panel. */
export const views = ['fields', 'content', 'steps', 'problems', 'changes'] as const;

/** The name of a view. */
export type View = (typeof views)[number];

/** A request that changes the draft. */
export interface Request {
  /** As listed in `src/server/routes.ts`. */
  name: string;
  body: object;
}

/** The state of the page at one moment. */
export interface Snapshot extends Manners {
  /** Undefined until the studio has responded. */
  content?: Content;
  known?: FieldsAnswer;
  checked: CheckedAnswer;
  /** The problems of the check, as the editor is told of them. */
  told: Told;
  /**
   * Where the edits are: stored by the studio, being sent, or waiting in the page because the studio does not respond, or because
   * the studio that the page belongs to has ended and another one runs.
   */
  keeping: 'kept' | 'sending' | 'waiting' | 'ended';
  isChecking: boolean;
  /** Whether the studio is processing a request that changes the draft, or one waits for its turn. */
  isBusy: boolean;
  /** Whether one of them is to save. */
  isSaving: boolean;
  /** Whether another tab is the studio now. */
  isElsewhere: boolean;
  /** The studio's message about the request that it refused. */
  refusal?: string;
  /** The result of the last save; undefined once the draft has changed. */
  saved?: Saved;
  /** The state of the development site. */
  preview?: PreviewState;
  /** The view of the panel. */
  view: View;
  /** The place that was selected last. It follows its entry when the content changes. */
  picked?: Place;
  /** The selected place, if it is an entry that was just added to the landing page. */
  added?: Place;
}

/** What the studio answers to the question whether it still runs. */
interface Alive {
  stamp: string;
  preview: PreviewState;
}

/** The pause in typing after which edits are sent, and the delay before a retry if the studio did not respond, in milliseconds. */
const pauses = { typing: 300, retry: 2000 };

/** The client of the studio: sends edits after a pause in typing, one request at a time, and takes its state from the responses. */
class Session {
  private snapshot: Snapshot = {
    checked: { problems: [], tasks: [], changes: [] },
    told: { mistakes: [], toFill: [], warnings: [], samples: [] },
    quiet: [],
    left: [],
    keeping: 'kept',
    isChecking: false,
    isBusy: false,
    isSaving: false,
    isElsewhere: false,
    view: 'fields',
  };
  private readonly listeners = new Set<() => void>();
  private readonly queue = new TypedQueue();
  private last: Promise<unknown> = Promise.resolve();
  private taking: Promise<unknown> = Promise.resolve();
  private checking: Promise<void> = Promise.resolve();
  private timer: number | undefined;
  private checks = 0;
  private acts = 0;
  /** The content of the studio, without what was typed since; and that of the last check. */
  private stored: Content | undefined;
  private checkedContent: Content | undefined;
  private isPickNew = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): Snapshot => this.snapshot;

  /** Loads the content, and sends the edits that a reload interrupted. */
  async start(): Promise<void> {
    await this.inTurn(async () => {
      const { preview } = await ask<Alive>('alive');
      this.set({ known: await ask<FieldsAnswer>('fields'), preview });
      await this.load();
    });
    if (this.queue.all.length > 0) void this.send();
    void this.check();
  }

  /** Applies a typed value, and sends it to the studio after a pause. */
  type(typed: Typed): void {
    this.queue.add(typed);
    const content = this.snapshot.content && withTyped(this.snapshot.content, typed);
    this.set({ content, keeping: 'sending' });
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.send(), pauses.typing);
  }

  /** Lets the problems of a field wait while somebody types in it, unless they were told before. */
  hush(place: Place): void {
    const { told, quiet } = this.snapshot;
    const isTold = [...told.mistakes, ...told.warnings].some(({ file, key }) =>
      isSamePlace({ path: file, key: parseKey(key) }, place),
    );
    if (!isTold && !quiet.some((other) => isSamePlace(other, place))) this.set({ quiet: [...quiet, place] });
  }

  /** Tells the problems of a field once it was left and checked: also that it is empty, if that is what was typed. */
  async leaveField(place: Place): Promise<void> {
    if (!this.snapshot.quiet.some((other) => isSamePlace(other, place))) return;
    await this.send();
    await this.settled();
    const { quiet, left, content } = this.snapshot;
    const isEmpty = isBlank(valueAt(content?.files.get(place.path)?.value, place.key));
    this.set({ quiet: quiet.filter((other) => !isSamePlace(other, place)), ...(isEmpty && { left: [...left, place] }) });
  }

  /**
   * Sends the queued edits, then a request that changes the draft.
   * @returns the response; undefined if the studio refuses or does not respond, which the page shows
   */
  act<Answer>(name: string, body: object = {}): Promise<Answer | undefined> {
    return this.actOn(() => ({ name, body }));
  }

  /** Does the same, unless the studio is processing a request: the second click of a double click means nothing. */
  async actOnce<Answer>(name: string, body: object = {}): Promise<Answer | undefined> {
    return this.snapshot.isBusy ? undefined : this.act(name, body);
  }

  /**
   * Does the same with a request that depends on the content, which other requests may change before it is the turn of this one.
   * @param make returns the request; undefined if the content has no place for it any more
   */
  actOn<Answer>(make: (content: Content) => Request | undefined): Promise<Answer | undefined> {
    this.set({ refusal: undefined });
    return this.whileBusy(async () => {
      if (!(await this.send())) return undefined;
      const answer = await this.inTurn(() => this.request<Answer>(make));
      void this.check();
      return answer;
    });
  }

  /** Sends the queued edits. Returns whether the studio has handled them: false if it does not respond. */
  async send(): Promise<boolean> {
    window.clearTimeout(this.timer);
    const sent = await this.inTurn(() => this.sendTyped());
    if (sent) void this.check();
    return sent !== undefined;
  }

  /** Notices whether the studio has ended, and whether another browser or program has changed something. */
  async notice(): Promise<void> {
    if (this.snapshot.keeping !== 'kept' || this.snapshot.isBusy) return;
    const answer = await this.inTurn(() => ask<Alive>('alive'));
    if (!answer) return;
    if (answer.preview.stage !== this.snapshot.preview?.stage) this.set({ preview: answer.preview });
    if (this.snapshot.content && answer.stamp !== this.snapshot.content.stamp) await this.refresh();
  }

  /** Shows a view of the panel. */
  open(view: View): void {
    this.set({ view });
  }

  /** Selects a place: shows its fields and moves the focus to them. */
  pick({ path, key }: Place): void {
    this.isPickNew = true;
    this.set({ picked: { path, key }, added: undefined, view: 'fields' });
  }

  /** Selects an entry that was added to the landing page: the preview goes there, too. */
  pickAdded(place: Place): void {
    this.pick(place);
    this.set({ added: place });
  }

  /** Returns whether a place was selected since the last call: its field then gets the focus. */
  takePick(): boolean {
    const was = this.isPickNew;
    this.isPickNew = false;
    return was;
  }

  /** Writes all edits, or shows what prevents it: also those that were typed just now. */
  async save(): Promise<Saved | undefined> {
    // The second click of a double click has nothing to save.
    const request = { name: 'save', body: {} };
    this.set({ isSaving: true });
    const saved = await this.actOn<Saved>(({ steps }) => (steps.done.length > 0 ? request : undefined));
    this.set({ isSaving: false });
    if (!saved) return undefined;
    this.set({ saved, quiet: [], left: saved.errors.map(({ file, key }) => ({ path: file, key: parseKey(key) })) });
    if (saved.conflicts.length > 0) this.open('changes');
    if (saved.errors.length > 0) this.open('problems');
    return saved;
  }

  /**
   * Takes changes back, as one step: one press after the other, each by the list that the one before leaves.
   * @param request `revert` for changes of the draft, `revertsaved` for those that are saved and not sent
   */
  async takeBack(request: 'revert' | 'revertsaved', changes: readonly Change[]): Promise<void> {
    const take = async () => {
      await this.settled();
      const { changes: unsaved, review } = this.snapshot.checked;
      const now = request === 'revert' ? unsaved : (review?.toSend ?? []);
      // Entries above may be gone: this one has another index then.
      const left = changes.flatMap((change) => now.find((one) => identityOf(one) === identityOf(change)) ?? []);
      if (left.length > 0) await this.act(request, { changes: left.map(({ path, key, name }) => ({ path, key, name })) });
      await this.settled();
    };
    const turn = this.whileBusy(() => this.taking.then(take));
    this.taking = turn;
    await turn;
  }

  /** Leaves the studio to another tab, with what was typed here. */
  leave(): void {
    void this.send();
    this.set({ isElsewhere: true });
  }

  /** Is the studio again. */
  comeBack(): void {
    if (!this.snapshot.isElsewhere) return;
    this.set({ isElsewhere: false });
    void this.refresh();
  }

  /** Clears the message about a refused request. */
  dismiss(): void {
    this.set({ refusal: undefined });
  }

  private async whileBusy<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    this.set({ isBusy: ++this.acts > 0 });
    try {
      return await act();
    } finally {
      this.set({ isBusy: --this.acts > 0 });
    }
  }

  private async request<Answer>(make: (content: Content) => Request | undefined): Promise<Answer | undefined> {
    const request = this.snapshot.content && make(this.snapshot.content);
    if (!request) return undefined;
    const answer = await ask<Answer>(request.name, request.body);
    await this.load();
    return answer;
  }

  private async sendTyped(): Promise<boolean> {
    const typed = this.queue.all;
    if (typed.length === 0) return false;
    await this.store(typed);
    await this.load();
    return true;
  }

  /** Stores edits as one step. If the studio refuses that, it stores them one by one, so that only the refused ones are lost. */
  private async store(typed: readonly Typed[]): Promise<void> {
    const names = [...new Set(typed.map(({ path, key }) => `${path} ${formatKey(key)}`))];
    try {
      await ask('edit', { title: names.join(', ').slice(0, 200), edits: typed.map(editOf) });
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 401) throw error;
      if (typed.length > 1) {
        for (const one of typed) await this.store([one]);
        return;
      }
      this.set({ refusal: error.message });
    }
    this.queue.drop(typed);
  }

  /** Loads the content again, since files may have changed on the disk, and runs the check. */
  async refresh(): Promise<void> {
    await this.inTurn(() => this.load());
    await this.check();
  }

  /** Loads the content. Edits typed meanwhile follow the entries that they were typed in, which may have another index now. */
  private async load(): Promise<void> {
    const answer = await ask<ContentAnswer>('content');
    const [before, after] = [this.snapshot.content, openContent(answer, [])];
    this.stored = after;
    if (before) this.queue.follow((typed) => followed(typed, before, after));
    const keeping = this.queue.all.length > 0 ? 'sending' : 'kept';
    const isEdited = JSON.stringify(before?.steps) !== JSON.stringify(after.steps);
    this.set({
      content: openContent(answer, this.queue.all),
      keeping,
      // A check follows: until then, the last one says nothing about this content.
      isChecking: true,
      picked: before && this.followedPick(before, after),
      left: this.snapshot.left.flatMap((place) => (before && followed(place, before, after)) ?? []),
      ...(isEdited && { saved: undefined }),
    });
  }

  /** Returns the selected place in other content; the same object if it has not moved. */
  private followedPick(before: Content, after: Content): Place | undefined {
    const { picked } = this.snapshot;
    const place = picked && followed(picked, before, after);
    return place && formatKey(place.key) === formatKey(picked.key) ? picked : place;
  }

  private check(): Promise<void> {
    this.checking = this.runCheck();
    return this.checking;
  }

  /** Runs the content check. Only the newest check counts, since older ones miss later edits. */
  private async runCheck(): Promise<void> {
    const number = ++this.checks;
    this.set({ isChecking: true });
    await this.last;
    if (number !== this.checks) return;
    const { stored } = this;
    const checked = await this.answerTo(() => ask<CheckedAnswer>('check'));
    if (number !== this.checks) return;
    if (checked) this.checkedContent = stored;
    this.set({ isChecking: false, ...(checked && { checked }) });
  }

  /** Resolves once the check knows of everything that was done. */
  private async settled(): Promise<void> {
    while (this.snapshot.isChecking) await this.checking;
  }

  /** Sends one request at a time, so that each one sees the changes of the one before. */
  private inTurn<Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> {
    const turn = this.last.then(() => this.answerTo(request));
    this.last = turn;
    return turn;
  }

  private async answerTo<Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Refused)) this.waitAndRetry();
      else if (error.status === 401) this.set({ keeping: 'ended' });
      else this.set({ refusal: error.message });
      return undefined;
    }
  }

  private waitAndRetry(): void {
    this.set({ keeping: 'waiting' });
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.retry(), pauses.retry);
  }

  private async retry(): Promise<void> {
    if (!this.snapshot.content) return this.start();
    if (this.queue.all.length > 0) await this.send();
    else await this.refresh();
  }

  private set(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    const { checked, content, quiet, left } = this.snapshot;
    if ('checked' in change || 'content' in change || 'quiet' in change || 'left' in change) {
      this.snapshot.told = toldOf(checked.problems, content?.files, this.checkedContent?.files, { quiet, left });
    }
    for (const listener of this.listeners) listener();
  }
}

const isSamePlace = (one: Place, other: Place) => one.path === other.path && formatKey(one.key) === formatKey(other.key);

const identityOf = ({ path, name, kind, before, after }: Change) => JSON.stringify([path, name, kind, before, after]);

/** The session of this page. */
export const session = new Session();

/** Returns the edit to send to the studio for a typed value. */
const editOf = ({ path, key, value, before }: Typed) => ({
  path,
  edit: value === undefined ? { kind: 'remove', key } : { kind: 'set', key, value, ...(before !== undefined && { before }) },
});

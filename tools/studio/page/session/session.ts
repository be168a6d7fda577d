import type { CheckedAnswer, ContentAnswer, FieldsAnswer } from '../../src/server/page-answers';
import { formatKey } from '../site';
import { ask, Refused } from './api';
import { type Content, openContent, type Typed, withTyped } from './content';
import { TypedQueue } from './typed-queue';

/** What the page knows at a moment. */
export interface Snapshot {
  /** Undefined until the studio has answered. */
  content?: Content;
  known?: FieldsAnswer;
  checked: CheckedAnswer;
  /** Where what was typed is: with the studio, on its way, or still here since the studio does not answer. */
  keeping: 'kept' | 'sending' | 'waiting';
  isChecking: boolean;
  /** Whether the studio is doing something that was asked of it. */
  isBusy: boolean;
  /** What the studio did not do, in its words. */
  refusal?: string;
}

/** How long a pause in typing is, and after how long a studio that did not answer is asked again, in milliseconds. */
const pauses = { typing: 300, retry: 2000 };

/** The page's side of the studio: what is typed goes there after a pause, one request after the other, and all follows from its answers. */
export class Session {
  private snapshot: Snapshot = {
    checked: { problems: [], tasks: [], changes: [] },
    keeping: 'kept',
    isChecking: false,
    isBusy: false,
  };
  private readonly listeners = new Set<() => void>();
  private readonly queue = new TypedQueue();
  private last: Promise<unknown> = Promise.resolve();
  private timer: number | undefined;
  private checks = 0;
  private acts = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): Snapshot => this.snapshot;

  /** Loads the content, and sends what a reload interrupted. */
  async start(): Promise<void> {
    await this.inTurn(async () => {
      this.show({ known: await ask<FieldsAnswer>('fields') });
      await this.load();
    });
    if (this.queue.all.length > 0) void this.send();
    void this.check();
  }

  /** Takes a value that was typed; it goes to the studio after a pause. */
  type(typed: Typed): void {
    this.queue.add(typed);
    const content = this.snapshot.content && withTyped(this.snapshot.content, typed);
    this.show({ content, keeping: 'sending' });
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.send(), pauses.typing);
  }

  /**
   * Sends what was typed, then asks for something that changes the draft.
   * @returns the answer; undefined if the studio refuses, which the page shows
   */
  async act<Answer>(name: string, body: object = {}): Promise<Answer | undefined> {
    this.show({ isBusy: ++this.acts > 0 });
    try {
      if (!(await this.send())) return undefined;
      const answer = await this.inTurn(async () => {
        const given = await ask<Answer>(name, body);
        await this.load();
        return given;
      });
      void this.check();
      return answer;
    } finally {
      this.show({ isBusy: --this.acts > 0 });
    }
  }

  /** Sends what was typed; false if the studio does not answer. */
  async send(): Promise<boolean> {
    window.clearTimeout(this.timer);
    const sent = await this.inTurn(() => this.sendTyped());
    if (sent) void this.check();
    return this.queue.all.length === 0;
  }

  /** Forgets what the studio refused. */
  dismiss(): void {
    this.show({ refusal: undefined });
  }

  private async sendTyped(): Promise<boolean> {
    const typed = this.queue.all;
    if (typed.length === 0) return false;
    const names = [...new Set(typed.map(({ path, key }) => `${path} ${formatKey(key)}`))];
    try {
      await ask('edit', { title: names.join(', ').slice(0, 200), edits: typed.map(editOf) });
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 401) throw error;
      this.queue.drop(typed);
      await this.load();
      throw error;
    }
    this.queue.drop(typed);
    await this.load();
    return true;
  }

  /** Looks at what has changed on the disk. */
  async refresh(): Promise<void> {
    await this.inTurn(() => this.load());
    await this.check();
  }

  private async load(): Promise<void> {
    const content = openContent(await ask<ContentAnswer>('content'), this.queue.all);
    this.show({ content, keeping: this.queue.all.length > 0 ? 'sending' : 'kept' });
  }

  /** The newest check counts: an older one knows less. */
  private async check(): Promise<void> {
    const number = ++this.checks;
    this.show({ isChecking: true });
    await this.last;
    if (number !== this.checks) return;
    const checked = await this.answerTo(() => ask<CheckedAnswer>('check'));
    if (number !== this.checks) return;
    const pages = checked?.pages ?? this.snapshot.checked.pages;
    this.show({ isChecking: false, ...(checked && { checked: { ...checked, ...(pages && { pages }) } }) });
  }

  /** One request after the other, so that each knows what the one before has changed. */
  private inTurn<Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> {
    const turn = this.last.then(() => this.answerTo(request));
    this.last = turn;
    return turn;
  }

  private async answerTo<Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await request();
    } catch (error) {
      if (error instanceof Refused) this.show({ refusal: error.message });
      if (!(error instanceof Refused) || error.status === 401) this.waitAndRetry();
      return undefined;
    }
  }

  private waitAndRetry(): void {
    this.show({ keeping: 'waiting' });
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.retry(), pauses.retry);
  }

  private async retry(): Promise<void> {
    if (!this.snapshot.content) return this.start();
    if (this.queue.all.length > 0) await this.send();
    else await this.refresh();
  }

  private show(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** A typed value as the studio's edit. */
const editOf = ({ path, key, value, before }: Typed) => ({
  path,
  edit: value === undefined ? { kind: 'remove', key } : { kind: 'set', key, value, ...(before !== undefined && { before }) },
});

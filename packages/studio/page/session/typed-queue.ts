import { formatKey } from '../site';
import type { Typed } from './content';

const memory = 'studio-typed';

/** The queue of edits not yet sent to the studio. It survives a reload of the page, and keeps only the last value of each key. */
export class TypedQueue {
  private waiting: readonly Typed[] = read();

  /** The queued edits, in the order in which their keys were first edited. */
  get all(): readonly Typed[] {
    return this.waiting;
  }

  add(typed: Typed): void {
    const same = this.waiting.findIndex((other) => isSamePlace(other, typed));
    this.keep(same < 0 ? [...this.waiting, typed] : this.waiting.with(same, typed));
  }

  /** Removes sent edits, except those that were replaced by newer ones meanwhile. */
  drop(sent: readonly Typed[]): void {
    this.keep(this.waiting.filter((typed) => !sent.includes(typed)));
  }

  /**
   * Moves each edit to the place that its entry has now.
   * @param place returns the edit at its new place; undefined if its entry does not exist any more
   */
  follow(place: (typed: Typed) => Typed | undefined): void {
    this.keep(this.waiting.flatMap((typed) => place(typed) ?? []));
  }

  private keep(waiting: readonly Typed[]): void {
    this.waiting = waiting;
    sessionStorage.setItem(memory, JSON.stringify(waiting));
  }
}

const isSamePlace = (a: Typed, b: Typed) => a.path === b.path && formatKey(a.key) === formatKey(b.key);

function read(): Typed[] {
  try {
    return JSON.parse(sessionStorage.getItem(memory) ?? '[]') as Typed[];
  } catch {
    return [];
  }
}

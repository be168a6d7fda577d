import { formatKey } from '../site';
import type { Typed } from './content';

const memory = 'studio-typed';

/** What was typed and is not with the studio yet. It survives a reload of the page; a key has its last value alone. */
export class TypedQueue {
  private waiting: readonly Typed[] = read();

  /** What waits, in the order in which it was first typed. */
  get all(): readonly Typed[] {
    return this.waiting;
  }

  add(typed: Typed): void {
    const same = this.waiting.findIndex((other) => isSamePlace(other, typed));
    this.keep(same < 0 ? [...this.waiting, typed] : this.waiting.with(same, typed));
  }

  /** Takes out what has been sent, unless more was typed there meanwhile. */
  drop(sent: readonly Typed[]): void {
    this.keep(this.waiting.filter((typed) => !sent.includes(typed)));
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

/**
 * Runs tasks in parallel, up to a limit, or one alone. Waiting tasks start in their order. A task that runs alone waits until no other
 * task is running, and those behind it wait for it.
 */
export class TaskQueue {
  #limit;
  #running = 0;
  #isExclusive = false;
  /** @type {{ order: number, alone: boolean, start: () => void }[]} */
  #waiting = [];

  /** @param {number} limit how many tasks may run at the same time */
  constructor(limit) {
    this.#limit = limit;
  }

  /**
   * Runs a task as soon as the limit allows it.
   * @template T
   * @param {{ order: number, alone: boolean }} options
   * @param {() => Promise<T>} task
   * @returns {Promise<T>}
   */
  async run({ order, alone }, task) {
    await new Promise((start) => {
      this.#waiting.push({ order, alone, start });
      this.#waiting.sort((a, b) => a.order - b.order);
      // Tasks with a lower order may become ready at the same moment.
      setImmediate(() => this.#startNext());
    });
    try {
      return await task();
    } finally {
      this.#running--;
      this.#isExclusive = false;
      setImmediate(() => this.#startNext());
    }
  }

  #startNext() {
    const [next] = this.#waiting;
    if (!next || this.#isExclusive || this.#running >= (next.alone ? 1 : this.#limit)) return;
    this.#waiting.shift();
    this.#running++;
    this.#isExclusive = next.alone;
    next.start();
    this.#startNext();
  }
}

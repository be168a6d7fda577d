/**
 * @typedef {object} Place
 * @property {number} order
 * @property {boolean} [alone] whether it runs alone
 * @property {boolean} [light] whether it mostly waits, so that it runs beside as many others as the limit allows
 */

/**
 * Runs tasks in parallel, up to a limit, or one alone. Waiting tasks start in their order. A task that runs alone waits until no other
 * task is running, and those behind it wait for it. A light task does not count towards the limit.
 */
export class TaskQueue {
  #limit;
  #running = 0;
  #light = 0;
  #isExclusive = false;
  /** @type {(Place & { start: () => void })[]} */
  #waiting = [];

  /** @param {number} limit how many tasks may run at the same time */
  constructor(limit) {
    this.#limit = limit;
  }

  /**
   * Runs a task as soon as the limit allows it.
   * @template T
   * @param {Place} place
   * @param {() => Promise<T>} task
   * @returns {Promise<T>}
   */
  async run(place, task) {
    await new Promise((start) => {
      this.#waiting.push({ ...place, start });
      this.#waiting.sort((a, b) => a.order - b.order);
      // Tasks with a lower order may become ready at the same moment.
      setImmediate(() => this.#startNext());
    });
    try {
      return await task();
    } finally {
      this.#running--;
      if (place.light) this.#light--;
      this.#isExclusive = false;
      setImmediate(() => this.#startNext());
    }
  }

  #startNext() {
    const [next] = this.#waiting;
    if (!next || this.#isExclusive || !this.#hasRoomFor(next)) return;
    this.#waiting.shift();
    this.#running++;
    if (next.light) this.#light++;
    this.#isExclusive = next.alone;
    next.start();
    this.#startNext();
  }

  /** @param {Place} place */
  #hasRoomFor({ alone, light }) {
    if (alone) return this.#running === 0;
    return light || this.#running - this.#light < this.#limit;
  }
}

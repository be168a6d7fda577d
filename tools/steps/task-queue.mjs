/**
 * Room for work on this machine: so many at a time, or one alone. Whoever waits gets in by order; one who wants to be alone waits until
 * the room is empty, and those behind wait with them.
 */
export class Room {
  #size;
  #inside = 0;
  #isTaken = false;
  /** @type {{ order: number, alone: boolean, enter: () => void }[]} */
  #waiting = [];

  /** @param {number} size how many may be inside */
  constructor(size) {
    this.#size = size;
  }

  /**
   * Runs work as soon as there is room for it.
   * @template T
   * @param {{ order: number, alone: boolean }} wish
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async within({ order, alone }, work) {
    await new Promise((enter) => {
      this.#waiting.push({ order, alone, enter });
      this.#waiting.sort((a, b) => a.order - b.order);
      // Others that become ready at the same moment may come first.
      setImmediate(() => this.#letIn());
    });
    try {
      return await work();
    } finally {
      this.#inside--;
      this.#isTaken = false;
      setImmediate(() => this.#letIn());
    }
  }

  #letIn() {
    const [next] = this.#waiting;
    if (!next || this.#isTaken || this.#inside >= (next.alone ? 1 : this.#size)) return;
    this.#waiting.shift();
    this.#inside++;
    this.#isTaken = next.alone;
    next.enter();
    this.#letIn();
  }
}

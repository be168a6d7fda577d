/** A function that runs in a page: it knows its arguments, which are JSON, and what the page has. */
// biome-ignore lint/suspicious/noExplicitAny: a narrower type would refuse functions with arguments
export type InPage<Result> = (...args: any[]) => Result;

/** A browser with one tab, as a visitor uses it: without history or storage, and with reduced motion. */
export interface Tab {
  /** Starts to load an address, and does not wait for it. */
  open(address: string): Promise<unknown>;
  back(): Promise<unknown>;
  /** Changes the size of the page, in pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** Runs a function in the page, or in the frame that was entered. */
  run<Work extends InPage<unknown>>(work: Work, ...args: Parameters<Work>): Promise<ReturnType<Work>>;
  /**
   * Clicks on the element that a function finds.
   * @throws Error if it finds none, or something covers it
   */
  click<Find extends InPage<Element | undefined>>(find: Find, ...args: Parameters<Find>): Promise<unknown>;
  /** Presses keys: characters, or names such as `Escape`. */
  press(...keys: string[]): Promise<unknown>;
  /** Turns to the frame that a selector finds; without one, back to the page. */
  enter(frame?: string): Promise<unknown>;
  end(): Promise<unknown>;
}

export interface TabOptions {
  /** Whether pages run scripts; they do by default. */
  scripts?: boolean;
  /** An empty folder for the browser's own files. */
  folder: string;
}

export interface Engine {
  /** Its name and how to install it, if it is missing on this machine. */
  missing?: string;
  start(options: TabOptions): Promise<Tab>;
}

/** The source of a call: what every browser can run, also where the page's policy forbids `eval`. */
export const callOf = (work: InPage<unknown>, args: readonly unknown[]) => `(${work})(...${JSON.stringify(args)})`;

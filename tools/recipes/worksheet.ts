import { applyEdits, bringTo, type DataDocument, type Edit, localesFolder } from '../../packages/content';
import { contentOf, factFiles, parseDocument } from '../../src/content/model';

/** The new content of files, by path below `data/`; undefined removes the file. */
export type Contents = ReadonlyMap<string, Uint8Array | undefined>;

/** Collects the changes of a step that changes several files of `data/`, before anything is written. */
export class Worksheet {
  private readonly changed = new Map<string, Uint8Array | undefined>();

  /**
   * @param paths paths of all existing files, below `data/`
   * @param readFile returns the content of a file with all edits
   */
  constructor(
    private readonly paths: readonly string[],
    private readonly readFile: (path: string) => Uint8Array | undefined,
  ) {}

  /** The changes of the step. */
  get contents(): Contents {
    return this.changed;
  }

  read(path: string): Uint8Array | undefined {
    return this.changed.has(path) ? this.changed.get(path) : this.readFile(path);
  }

  /** Returns the text of a file; undefined if there is no such file. */
  text(path: string): string | undefined {
    const bytes = this.read(path);
    return bytes && Buffer.from(bytes).toString('utf8');
  }

  /**
   * Parses a JSON file.
   * @typeParam Value type of the content
   * @throws Error if there is no such file, or if it is not valid JSON
   */
  value<Value>(path: string): Value {
    const text = this.text(path);
    if (text === undefined) throw new Error(`There is no data/${path}.`);
    try {
      return JSON.parse(text) as Value;
    } catch {
      throw new Error(`data/${path} is not valid JSON. npm run check:content shows where; fix it, then reload this page.`);
    }
  }

  /** Edits a file by key. */
  edit(path: string, ...edits: Edit[]): void {
    this.put(path, applyEdits(this.text(path) ?? '{}', edits));
  }

  /** Changes a JSON file to a value with minimal edits. A new file is formatted by `JSON.stringify` with two spaces. */
  bring(path: string, value: object): void {
    this.put(path, bringTo(this.text(path), value));
  }

  /** Writes a whole file, or removes it. */
  put(path: string, content: Uint8Array | string | undefined): void {
    this.changed.set(path, typeof content === 'string' ? Buffer.from(content) : content);
  }

  /** Returns the paths of all files in a folder, including those of the step. */
  files(folder = ''): string[] {
    const all = new Set([...this.paths, ...this.changed.keys()]);
    const isRemoved = (path: string) => this.changed.has(path) && this.changed.get(path) === undefined;
    return [...all].filter((path) => path.startsWith(folder) && !isRemoved(path)).sort();
  }

  get languages(): string[] {
    return this.value<{ languages: string[] }>(factFiles.SiteSettings.path).languages;
  }

  /** The language that the others are translated from. */
  get source(): string {
    return this.value<{ sourceLanguage: string }>(factFiles.SiteSettings.path).sourceLanguage;
  }

  /** Returns the path of a file in every language that has it. */
  inEveryLanguage(file: string): { language: string; path: string }[] {
    return this.languages
      .map((language) => ({ language, path: `${localesFolder}/${language}/${file}` }))
      .filter(({ path }) => this.read(path) !== undefined);
  }

  /** Parses all JSON files in the form that the content check uses. */
  documents(): Map<string, DataDocument> {
    const documents = new Map<string, DataDocument>();
    for (const path of this.files().filter((name) => name.endsWith('.json'))) {
      const found = parseDocument(path, this.text(path) ?? '');
      if (!Array.isArray(found)) documents.set(path, { ...found, value: contentOf(path, found.value) });
    }
    return documents;
  }
}

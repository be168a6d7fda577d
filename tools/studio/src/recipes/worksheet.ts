import type { Contents } from '../draft/draft';
import {
  applyEdits,
  bringTo,
  type DataDocument,
  type Edit,
  factFiles,
  localesFolder,
  parseDocument,
  withoutSchemaKey,
} from '../site';

/** What a guided step does to files, put together before it becomes one edit of the draft. */
export class Worksheet {
  private readonly changed = new Map<string, Uint8Array | undefined>();

  /**
   * @param paths every file that there is, below `data/`
   * @param readFile what a file holds with all edits
   */
  constructor(
    private readonly paths: readonly string[],
    private readonly readFile: (path: string) => Uint8Array | undefined,
  ) {}

  /** What the step does, for `Draft.apply`. */
  get contents(): Contents {
    return this.changed;
  }

  read(path: string): Uint8Array | undefined {
    return this.changed.has(path) ? this.changed.get(path) : this.readFile(path);
  }

  /** The text of a file; undefined if there is none. */
  text(path: string): string | undefined {
    const bytes = this.read(path);
    return bytes && Buffer.from(bytes).toString('utf8');
  }

  /**
   * The value of a JSON file.
   * @typeParam Value what it holds
   * @throws Error if there is no such file
   */
  value<Value>(path: string): Value {
    const text = this.text(path);
    if (text === undefined) throw new Error(`There is no data/${path}.`);
    return JSON.parse(text) as Value;
  }

  /** Edits a file by key. */
  edit(path: string, ...edits: Edit[]): void {
    this.put(path, applyEdits(this.text(path) ?? '{}', edits));
  }

  /** Brings a file to a value; a new one is written as `JSON.stringify` does, two spaces a step. */
  bring(path: string, value: object): void {
    const text = this.text(path);
    this.put(path, text === undefined ? `${JSON.stringify(value, null, 2)}\n` : bringTo(text, value));
  }

  /** Writes a whole file, or removes it. */
  put(path: string, content: Uint8Array | string | undefined): void {
    this.changed.set(path, typeof content === 'string' ? Buffer.from(content) : content);
  }

  /** Every file that there is, with those of the step. */
  files(folder = ''): string[] {
    const all = new Set([...this.paths, ...this.changed.keys()]);
    return [...all].filter((path) => path.startsWith(folder) && this.read(path) !== undefined).sort();
  }

  get languages(): string[] {
    return this.value<{ languages: string[] }>(factFiles.SiteSettings.path).languages;
  }

  /** The language that the others are translated from. */
  get source(): string {
    return this.value<{ sourceLanguage: string }>(factFiles.SiteSettings.path).sourceLanguage;
  }

  /** The path of a file in every language that has it. */
  inEveryLanguage(file: string): { language: string; path: string }[] {
    return this.languages
      .map((language) => ({ language, path: `${localesFolder}/${language}/${file}` }))
      .filter(({ path }) => this.read(path) !== undefined);
  }

  /** All JSON files, as the content check has them. */
  documents(): Map<string, DataDocument> {
    const documents = new Map<string, DataDocument>();
    for (const path of this.files().filter((name) => name.endsWith('.json'))) {
      const found = parseDocument(path, this.text(path) ?? '');
      if (!Array.isArray(found)) documents.set(path, { ...found, value: withoutSchemaKey(found.value) });
    }
    return documents;
  }
}

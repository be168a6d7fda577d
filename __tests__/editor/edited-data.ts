import { appendFileSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { markDone, picturesOf, recordOf, sortDone, sourceTexts, translationRecordPath } from '../../packages/content';
import { type Content, identifyFile, type LanguageContent, translationsOf } from '../../src/content/model';
import { checkSources } from '../../src/data/checks/check-data';
import { type DataSources, readData } from '../../src/data/read-data';

/** The value of a data file, by the name of its kind. */
export type FileOf<Kind extends keyof Files> = Files[Kind];

type Files = Omit<Content, 'languages'> &
  Omit<LanguageContent, 'interface' | 'features' | 'legal'> & {
    Feature: LanguageContent['features'][string];
    LegalPage: LanguageContent['legal'][string];
    Hero: LanguageContent['interface']['hero'];
  };

/** A copy of `data/`, or of another folder like it, in memory, which recipes edit as editors edit files. */
export class EditedData {
  private readonly data: DataSources;
  /** Which picture of `data/images` a new one is a copy of. */
  private readonly pictures = new Map<string, string>();
  /** Files beside `data/` that are copied, new path by path. */
  readonly copies = new Map<string, string>();
  /** Files beside `data/` that are removed. */
  readonly removals = new Set<string>();

  constructor(
    private readonly folder = resolve('data'),
    statics = resolve('static'),
  ) {
    this.data = readData(folder, new Set(), statics);
  }

  /**
   * The value of a file.
   * @typeParam T what the file holds
   */
  read<T>(path: string): T {
    const source = this.data.sources.get(path);
    if (source === undefined) throw new Error(`There is no data/${path}.`);
    return JSON.parse(source) as T;
  }

  /** Whether there is a file. */
  has(path: string): boolean {
    return this.data.sources.has(path);
  }

  /** The text of every file. */
  get sources(): ReadonlyMap<string, string> {
    return this.data.sources;
  }

  /** Changes the value of a file. */
  edit<T extends object>(path: string, change: (value: T) => void): void {
    const value = this.read<T>(path);
    change(value);
    this.write(path, value);
  }

  write(path: string, value: object): void {
    this.data.sources.set(path, `${JSON.stringify(value, null, 2)}\n`);
  }

  /** Runs a command of the guide: it returns the files to write, and those to delete. */
  run(command: (data: DataSources) => { files: ReadonlyMap<string, string | undefined> }): void {
    for (const [path, text] of command(this.data).files) {
      if (text !== undefined) this.data.sources.set(path, text);
      else if (!this.data.sources.delete(path)) this.removePicture(path.replace('images/', ''));
    }
  }

  /** Whether there is a file in `static/`, by its address. */
  hasStatic(address: string): boolean {
    return this.data.staticFiles.has(address);
  }

  /** The addresses of the pages in `static/tour`. */
  get tourPages(): string[] {
    return [...this.data.staticFiles].filter((address) => /^\/tour\/.+\.html$/.test(address));
  }

  /** Copies a file of `static/`. Both are named by their addresses. */
  copyStatic(from: string, to: string): void {
    this.copies.set(`static${to}`, this.copies.get(`static${from}`) ?? `static${from}`);
    this.data.staticFiles.add(to);
  }

  /** Removes a file of `static/`, by its address. */
  removeStatic(address: string): void {
    this.removals.add(`static${address}`);
    this.data.staticFiles.delete(address);
  }

  /**
   * Adds a picture: a copy of one that is there.
   * @param name its path without the extension
   * @returns its path
   */
  addPicture(name: string, like: string): string {
    const facts = this.data.imageFacts.get(like);
    if (!facts) throw new Error(`There is no data/images/${like}.`);
    const path = name + extname(like);
    this.data.images.add(path);
    this.data.imageFacts.set(path, facts);
    this.pictures.set(path, this.pictures.get(like) ?? like);
    return path;
  }

  /** Removes a file of texts, if it is there, its sample values, and the pictures that no other file names. */
  removePage(path: string): void {
    const schema = this.has(path) ? identifyFile(path)?.schema : undefined;
    const pictures = schema ? picturesOf(schema, this.read(path)).map(({ src }) => src) : [];
    this.data.sources.delete(path);
    this.edit<{ values: { file: string }[] }>('sample-values.json', (value) => {
      value.values = value.values.filter(({ file }) => file !== path);
    });
    const others = [...this.data.sources.keys()].map((other) => JSON.stringify(this.read(other)));
    for (const picture of pictures) {
      if (!others.some((text) => text.includes(`"${picture}"`))) this.removePicture(picture);
    }
  }

  removePicture(path: string): void {
    this.data.images.delete(path);
    this.data.imageFacts.delete(path);
  }

  get languages(): string[] {
    return this.read<FileOf<'SiteSettings'>>('site.json').languages;
  }

  /** The language that the others are translated from. */
  get source(): string {
    return this.read<FileOf<'SiteSettings'>>('site.json').sourceLanguage;
  }

  /** Changes a file of every language that has it. */
  editInEveryLanguage<T extends object>(file: string, change: (value: T, language: string) => void): void {
    for (const language of this.languages) {
      const path = `locales/${language}/${file}`;
      if (this.has(path)) this.edit<T>(path, (value) => change(value, language));
    }
  }

  /** What `npm run translations -- --done --same` does, for every language but the source. */
  markTranslated(file?: string): void {
    // As the command reads them from the disk, so that records have its order.
    const sources = new Map([...this.data.sources].sort(([a], [b]) => (a < b ? -1 : 1)));
    const { documents } = checkSources({ ...this.data, sources });
    for (const language of this.languages.filter((code) => code !== this.source)) {
      const translations = translationsOf(documents, sourceTexts(documents, this.source), language);
      const { marked } = sortDone(translations, { file, meansSame: true });
      const record = markDone(recordOf(documents, language), translations, (translation) => marked.includes(translation));
      this.write(translationRecordPath(language), record);
    }
  }

  /** Adds the lines that the check writes down for addresses that would be lost. */
  redirectLostAddresses(): void {
    const lost = this.problems.filter(({ kind }) => kind === 'address-lost');
    const lines = lost.map(({ fix }) => JSON.parse(/\{.*\}/.exec(fix)?.[0] ?? ''));
    if (lines.length > 0) this.edit<FileOf<'Redirects'>>('redirects.json', ({ redirects }) => redirects.push(...lines));
  }

  /** What `npm run check:content` says. */
  get problems() {
    return checkSources(this.data).problems;
  }

  /** Writes all of it into a folder. */
  writeTo(folder: string): void {
    rmSync(folder, { recursive: true, force: true });
    for (const [path, source] of this.data.sources) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    for (const path of this.data.images) {
      const target = join(folder, 'images', path);
      mkdirSync(dirname(target), { recursive: true });
      const like = this.pictures.get(path);
      copyFileSync(join(this.folder, 'images', like ?? path), target);
      // What follows a picture's end does not show, but makes a copy a picture of its own, with its own name in the built site.
      if (like !== undefined) appendFileSync(target, path);
    }
  }
}

/**
 * An entry of a list; counts from the end below 0.
 * @throws Error if the list is too short for the recipe
 */
export function entryAt<T>(list: readonly T[], index: number): T {
  const entry = list.at(index);
  if (entry === undefined) throw new Error(`The list has no entry ${index}.`);
  return entry;
}

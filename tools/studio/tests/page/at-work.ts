import { join } from 'node:path';
import type { EditedData } from '../../../../__tests__/editor/edited-data';
import { valueAt } from '../../../../src/content/problem';
import words from '../../page/locales/en.json';
import { fileInWords, inWords } from '../../page/model/in-words';
import { translationTasks } from '../../src/recipes/translations';
import { formatKey, type KeyPath } from '../../src/site';
import type { Studio } from '../../src/studio';
import type { Hand, Wanted } from './hand';

const fieldId = (path: string, key: KeyPath) => `field:${path}:${formatKey(key)}`;

const byId = (id: string): Wanted => ({ selector: `[id="${id}"]` });

/** Performs a recipe of the guide in the studio's page, and types the values that the recipe writes to the files. */
export class AtWork {
  /** The file whose fields are open. */
  private opened: string | undefined;

  /**
   * @param done the data after the recipe by hand
   * @param pictures the folder of the recipe's pictures
   */
  constructor(
    readonly hand: Hand,
    private readonly studio: Studio,
    readonly done: EditedData,
    private readonly pictures: string,
  ) {}

  /** Returns the value at a key in the draft of the studio. */
  now(path: string, ...key: KeyPath): unknown {
    const text = this.studio.draft.read(path)?.toString();
    return text === undefined ? undefined : valueAt(JSON.parse(text), key);
  }

  /** Returns the value that the recipe wrote at a key. */
  typed(path: string, ...key: KeyPath): unknown {
    return valueAt(this.done.read(path), key);
  }

  ids = (path: string, list: string) => (this.now(path, list) as { id: string }[]).map(({ id }) => id);

  last = (path: string, list: string) => this.ids(path, list).length - 1;

  get languages(): string[] {
    return this.now('site.json', 'languages') as string[];
  }

  get source(): string {
    return this.now('site.json', 'sourceLanguage') as string;
  }

  /** Returns the path of a file in every language that has it. */
  inAll = (file: string) => this.languages.map((code) => `locales/${code}/${file}`).filter((path) => this.done.has(path));

  /** Shows a view of the panel. */
  async view(name: 'content' | 'steps' | 'problems'): Promise<void> {
    this.opened = undefined;
    await this.hand.press(byId(`tab-${name}`));
  }

  /** Opens a file through “All content”, and the entries that contain a key. */
  async open(path: string, key: KeyPath): Promise<void> {
    const shown = this.inSource(path);
    if (this.opened !== shown) {
      await this.view('content');
      await this.hand.press({ selector: 'button', ...nameOf(shown) });
      this.opened = shown;
    }
    for (const [index, step] of key.entries()) {
      if (typeof step !== 'number') continue;
      const fold = byId(fieldId(shown, key.slice(0, index + 1)));
      const closed = { selector: `${fold.selector}[aria-expanded=false]` };
      if (await this.hand.sees(closed)) await this.hand.press(closed);
    }
  }

  private inSource = (path: string) => path.replace(/^locales\/[a-z]{2}\//, `locales/${this.source}/`);

  /** Enters the recipe's value at a key, or removes the value if the recipe has none. */
  async type(path: string, ...key: KeyPath): Promise<void> {
    const [old, value] = [this.now(path, ...key), this.typed(path, ...key)];
    if (old === value) return;
    await this.open(path, key);
    const near = fieldId(path, key);
    const isAbsent = old === undefined || old === null;
    if (value === undefined || value === null) return this.hand.press({ selector: 'button', name: words.takeOut, near });
    if (typeof value === 'boolean') return this.tick(near, isAbsent);
    if (isAbsent) await this.hand.press({ selector: 'button', name: words.setValue, near });
    const picture = { selector: 'input[list]', near };
    const field = (await this.hand.sees({ selector: `button[id="${near}"]` })) ? picture : byId(near);
    if (await this.hand.sees({ selector: `select[id="${near}"]` })) await this.hand.choose(field, String(value));
    else await this.hand.write(field, String(value));
  }

  private tick = (near: string, isAbsent: boolean) =>
    this.hand.press(isAbsent ? { selector: 'button', name: words.change, near } : byId(near));

  /** Does the same in the file of every language. */
  async typeInAll(file: string, ...key: KeyPath): Promise<void> {
    for (const path of this.inAll(file)) await this.type(path, ...key);
  }

  /** Enters every value that differs, in a file or below a key, except the names of pictures. */
  async typeAll(path: string, ...key: KeyPath): Promise<void> {
    const [old, value] = [this.now(path, ...key), this.typed(path, ...key)];
    if (JSON.stringify(old) === JSON.stringify(value)) return;
    if (typeof (value ?? old) !== 'object') return this.type(path, ...key);
    for (const name of new Set([...Object.keys(old ?? {}), ...Object.keys(value ?? {})])) {
      if (name === 'src' || name === 'imageSrc') continue;
      await this.typeAll(path, ...key, Array.isArray(value) ? Number(name) : name);
    }
  }

  /** Adds the recipe's further entries to the end of a list without ids, in every language. */
  async append(file: string, ...key: KeyPath): Promise<void> {
    const paths = file.startsWith('content/') || file === 'language.json' ? this.inAll(file) : [file];
    const first = paths.find((path) => path === this.inSource(path)) ?? file;
    const isShorter = () => paths.some((path) => lengthOf(this.now(path, ...key)) < lengthOf(this.typed(path, ...key)));
    while (isShorter()) {
      await this.open(first, key);
      const name = words.addTo.replace('{{list}}', inWords(String(key.at(-1))));
      await this.hand.press({ selector: 'button', name, near: fieldId(first, key) });
      await this.settled();
      this.opened = undefined;
      for (const path of paths) await this.typeAll(path, ...key, lengthOf(this.now(path, ...key)) - 1);
    }
  }

  /** Waits until the studio has processed all requests. */
  settled = () => this.hand.sees({ selector: 'main' });

  /** Clicks a button of the entry at a key: “Move up”, “Remove”. */
  async pressFor(name: string, path: string, ...key: KeyPath): Promise<void> {
    await this.hand.press({ selector: `button[aria-label^="${name}: "]`, near: fieldId(path, key) });
    await this.settled();
  }

  /** Uploads the picture that the recipe names at a key. */
  async drop(path: string, ...key: KeyPath): Promise<void> {
    const picture = String(this.typed(path, ...key));
    await this.open(path, key);
    await this.hand.pickFile({ selector: 'input[type=file]', near: fieldId(path, key) }, join(this.pictures, picture));
    await this.settled();
  }

  /** Marks each pending translation of a file as right, text by text. */
  async markTexts(file: string): Promise<void> {
    const waiting = () => translationTasks(this.studio.worksheet()).find((task) => task.file === file);
    await this.settled();
    for (let task = waiting(); task; task = waiting()) {
      const path = `locales/${task.language}/${task.file}`;
      await this.open(path, task.key);
      for (const name of [words.upToDate, words.stillRight, words.meantSame]) {
        const button = { selector: 'button', name, near: fieldId(path, task.key) };
        if (await this.hand.sees(button)) await this.hand.press(button);
        await this.settled();
      }
    }
  }

  /** Marks all translations, or those of a file, as right, even those that equal the source text. */
  async mark(file?: string): Promise<void> {
    await this.settled();
    await this.view('steps');
    for (const code of this.languages.filter((language) => language !== this.source)) {
      const name = new Intl.DisplayNames('en', { type: 'language' }).of(code);
      const button = (label: string) =>
        file === undefined
          ? { selector: 'button', name: `${label}: ${name}` }
          : { selector: `button[aria-label^="${label}: ${name}"]`, ...nameOf(file, `${label}: ${name}, `) };
      await this.hand.press(button(words.allRight));
      if (await this.hand.sees(button(words.meantSame))) await this.hand.press(button(words.meantSame));
    }
    await this.settled();
  }

  /** Clicks every remedy button with a given name. */
  async remedy(name: string): Promise<void> {
    await this.view('problems');
    for (const button = { selector: 'button', name }; await this.hand.sees(button); ) await this.hand.press(button);
  }

  /** Adds the last page of the recipe's list, as a copy of another page, with its texts and pictures. */
  async addPage(name: 'features' | 'legal', list: string, model: string): Promise<void> {
    const { id } = (this.typed(`${name}.json`, list) as { id: string }[]).at(-1) as { id: string };
    const under = words.addPage.replace('{{what}}', name === 'features' ? words.kind_feature : words.kind_legal);
    await this.view('steps');
    await this.hand.write({ selector: 'input', under }, inWords(id));
    await this.hand.choose({ selector: 'select', under }, model);
    await this.hand.press({ selector: 'button', name: words.add, under });
    await this.settled();
    await this.typeAll(`${name}.json`, list, this.last(`${name}.json`, list));
    for (const path of this.inAll(`content/${name}/${id}.json`)) {
      await this.typeAll(path);
      if (this.typed(path, 'image', 'src') !== undefined) await this.drop(path, 'image', 'src');
    }
    await this.mark(`content/${name}/${id}.json`);
  }

  /** Adds the last entry of the recipe's list, with its texts in every language. */
  async addEntry(title: string, file: string, list: string): Promise<void> {
    const { id } = (this.typed(`locales/${this.source}/${file}`, list) as { id: string }[]).at(-1) as { id: string };
    await this.view('steps');
    await this.hand.press({ selector: 'button', name: title, under: words.entries });
    await this.hand.write({ selector: 'form input' }, inWords(id));
    await this.hand.press({ selector: 'button', name: words.addTo.replace('{{list}}', inWords(list)) });
    await this.settled();
    this.opened = undefined;
    for (const path of this.inAll(file)) await this.typeAll(path, list, this.last(path, list));
  }

  /**
   * Saves the draft.
   * @throws Error with the errors of the content check, which block saving
   */
  async save(): Promise<void> {
    await this.settled();
    const errors = this.studio.problems().filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new Error(JSON.stringify(errors, null, 2));
    await this.hand.press({ selector: 'header button', name: words.save });
    await this.settled();
  }
}

/** Returns the name of a file's button: a page of a collection is named by its title, which its id follows. */
function nameOf(path: string, before = ''): Pick<Wanted, 'name' | 'ends'> {
  const inner = path.replace(/^locales\/[a-z]{2}\//, '');
  const [, id] = /^content\/\w+\/(\w+)\.json$/.exec(inner) ?? [];
  return id === undefined ? { name: before + fileInWords(inner) } : { ends: ` ${id}` };
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

import type { DataSources } from '../../../src/data/read-data';
import { type Json, replacing } from '../../support/sample-data';

/** The sample site in memory, to be damaged. */
export class Draft {
  /** Whether it is to be released. */
  release = false;

  constructor(readonly data: DataSources) {}

  read(path: string): string {
    return this.data.sources.get(path) ?? '';
  }

  write(path: string, source: string): void {
    this.data.sources.set(path, source);
  }

  remove(path: string): void {
    this.data.sources.delete(path);
  }

  /** Replaces the first occurrence of a text in a file. */
  edit(path: string, find: string | RegExp, replacement: string): void {
    const found = typeof find === 'string' ? find : (find.exec(this.read(path))?.[0] ?? String(find));
    this.write(path, replacing(found, replacement)(this.read(path)));
  }

  /** Changes the value of a file, and writes one key a line. */
  change<Value>(path: string, change: (value: Value) => void): void {
    const value = JSON.parse(this.read(path)) as Value;
    change(value);
    this.write(path, JSON.stringify(value, null, 2));
  }

  /** Has the check compare files with what they hold now. */
  commit(...paths: string[]): void {
    this.data.committed = new Map(paths.map((path) => [path, this.read(path)]));
  }
}

/** Does what an editor should not do. */
export type Damage = (draft: Draft) => void;

/** Mistakes, by their names. */
export type Damages = Record<string, Damage>;

/** Replaces a part of a file. */
export const edit =
  (path: string, find: string | RegExp, by: string): Damage =>
  (draft) =>
    draft.edit(path, find, by);

/** Changes the value of a file. */
export const change =
  <Value = Record<string, Json>>(path: string, by: (value: Value) => void): Damage =>
  (draft) =>
    draft.change(path, by);

/** One damage after the other. */
export const all =
  (...damages: Damage[]): Damage =>
  (draft) => {
    for (const damage of damages) damage(draft);
  };

/** Sets keys at the top of a file. */
export const set = (path: string, values: Record<string, unknown>): Damage =>
  change(path, (value) => Object.assign(value, values));

/** A damage for each of several values, by the value. */
export const each = (
  values: readonly string[],
  damage: (value: string) => Damage,
  name = (value: string) => value,
): Damages => Object.fromEntries(values.map((value) => [name(value), damage(value)]));

/** Takes the entry with an id out of a list that has it on one line. */
export const withoutLine = (path: string, id: string): Damage => edit(path, new RegExp(`.*"id": "${id}".*\\n`), '');

/** Gives a file the values that another has for some keys. */
export const copied = (from: string, to: string, ...keys: string[]): Damage =>
  all((draft) => {
    const source = JSON.parse(draft.read(from)) as Record<string, unknown>;
    draft.change(to, (value: object) => Object.assign(value, Object.fromEntries(keys.map((key) => [key, source[key]]))));
  });

export const hero = 'locales/fr/hero.json';
export const spanishHero = 'locales/es/hero.json';
export const faq = 'locales/fr/content/faq.json';
export const spanishFaq = 'locales/es/content/faq.json';
export const signature = 'locales/fr/content/features/signature.json';
export const recommendations = 'locales/fr/content/features/recommendations.json';
export const imprint = 'locales/fr/content/legal/imprint.json';
export const picture = 'features/fr/signature.png';

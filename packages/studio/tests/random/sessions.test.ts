import fc from 'fast-check';
import { die, randomEdit } from '../../../../__tests__/support/random-edits';
import { readData } from '../../../../src/data/read-data';
import { applyEdit, idsOf, isGroup } from '../../../content';
import { Draft } from '../../src/draft/draft';
import type { Files } from '../../src/files/files';
import { recover, resolve, save } from '../../src/save/save';
import { fatalFiles, killed, memoryFiles } from '../support/memory-files';

const runs = Number(process.env.SESSIONS ?? 100);

const sample = readData();

/** So few that the draft and the disk often change the same file. */
const paths = [
  'features.json',
  'packs.json',
  'site.json',
  'locales/fr/content/faq.json',
  'locales/es/content/legal/terms.json',
];

type Contents = Map<string, Buffer>;

/** The sample site on a disk of its own. */
const sampleDisk = (): Contents => new Map([...sample.sources].map(([path, text]) => [`data/${path}`, Buffer.from(text)]));

function open(files: Files): Draft {
  const draft = new Draft(files);
  recover(files, draft);
  return draft;
}

/** The site's files as texts; the studio's own are left out. */
const dataOf = (contents: Contents) =>
  new Map([...contents].flatMap(([path, bytes]) => (path.startsWith('data/') ? [[path.slice(5), String(bytes)]] : [])));

const told = (draft: Draft) =>
  JSON.stringify(draft.changed().map(({ path, base, ours }) => [path, String(base), String(ours)]));

const pick = <T>(list: readonly T[], place: number): T => list[Math.floor(place * list.length)] as T;

/** The files in which two states of the disk differ. */
const differences = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));

/** Every value of a file that has no parts, by its key, with ids in place of indexes. */
function leaves(value: unknown, key = ''): [string, string][] {
  const ids = Array.isArray(value) ? idsOf(value) : undefined;
  if (ids && Array.isArray(value)) return value.flatMap((entry, index) => leaves(entry, `${key}/#${ids[index]}`));
  if (isGroup(value)) return Object.entries(value).flatMap(([name, part]) => leaves(part, `${key}/${name}`));
  return [[key, JSON.stringify(value)]];
}

const leavesOf = (text: string | undefined) => new Map(text === undefined ? [] : leaves(JSON.parse(text)));

/** What either of two changed of a file is in the file that came of both. */
function expectBoth(
  base: string | undefined,
  ours: string | undefined,
  theirs: string | undefined,
  result: string | undefined,
) {
  const [was, we, they, now] = [base, ours, theirs, result].map(leavesOf) as Map<string, string>[];
  for (const key of new Set([was, we, they].flatMap((of) => [...(of?.keys() ?? [])]))) {
    const isOurs = we?.get(key) !== was?.get(key);
    expect([key, now?.get(key)]).toEqual([key, (isOurs ? we : they)?.get(key)]);
  }
}

/**
 * Files of which one change fails, before it takes effect.
 * @param failure how many changes are made before it
 */
function failingFiles(files: Files, failure: { after: number }): Files {
  const change =
    <Args extends unknown[]>(make: (...args: Args) => void) =>
    (...args: Args) => {
      if (failure.after-- === 0) throw new Error('The disk is full');
      make(...args);
    };
  return { ...files, write: change(files.write), rename: change(files.rename), remove: change(files.remove) };
}

/** One session: the disk, and the process that may die at any moment. */
class Session {
  readonly contents = sampleDisk();
  private draft = open(memoryFiles(this.contents));

  /** Does something, chosen by dice, and looks at what came of it. */
  act([what = 0, which = 0, ...dice]: readonly number[]): void {
    const before = dataOf(this.contents);
    const action = pick(this.actions, what);
    action.run(which, dice);
    const after = dataOf(this.contents);
    const changed = differences(before, after);
    if (!action.writes) expect(changed).toEqual([]);
    for (const path of changed) {
      expect(path).not.toContain('.studio');
      if (after.has(path)) expect(() => JSON.parse(after.get(path) ?? '')).not.toThrow();
    }
  }

  private readonly edits = (which: number, dice: readonly number[]) => this.edit(this.draft, pick(paths, which), dice);

  /** What can happen, the frequent more than once; nothing is written that is not saved. */
  private readonly actions: readonly { writes: boolean; run: (which: number, dice: readonly number[]) => void }[] = [
    { writes: false, run: this.edits },
    { writes: false, run: this.edits },
    { writes: false, run: this.edits },
    { writes: false, run: (which, dice) => this.editAndDie(pick(paths, which), dice) },
    { writes: false, run: () => this.draft.undo() },
    { writes: false, run: () => this.draft.redo() },
    { writes: false, run: () => this.restart() },
    { writes: true, run: () => this.save() },
    { writes: true, run: (which, [part = 0]) => this.saveAndDie(which, part) },
    { writes: true, run: (which, dice) => this.saveAndFail(which, dice) },
    { writes: true, run: (which, dice) => this.changeOutside(pick(paths, which), dice) },
    { writes: true, run: (which, dice) => this.changeOutside(pick(paths, which), dice) },
  ];

  private restart(): void {
    this.draft = open(memoryFiles(this.contents));
  }

  private edit(draft: Draft, path: string, dice: readonly number[]): void {
    const text = draft.read(path)?.toString();
    const [how = 0, ...rest] = dice;
    if (text === undefined) draft.apply('Make', new Map([[path, Buffer.from(sample.sources.get(path) ?? '{}')]]));
    else if (how < 0.1) draft.apply('Remove', new Map([[path, undefined]]));
    else draft.apply('Edit', new Map([[path, Buffer.from(applyEdit(text, randomEdit(text, rest)))]]));
  }

  /** After a crash while editing, the draft is as before the edit or as after it. */
  private editAndDie(path: string, [when = 0, part = 0, ...dice]: readonly number[]): void {
    const before = told(this.draft);
    const files = fatalFiles(memoryFiles(this.contents), Math.floor(when * 6), part);
    killed(() => this.edit(open(files), path, dice));
    const untold = new Map(this.contents);
    this.edit(this.draft, path, dice);
    const after = told(this.draft);
    this.contents.clear();
    for (const [name, bytes] of untold) this.contents.set(name, bytes);
    this.restart();
    expect([before, after]).toContain(told(this.draft));
  }

  private changeOutside(path: string, [how = 0, ...dice]: readonly number[]): void {
    const text = this.contents.get(`data/${path}`)?.toString();
    if (text === undefined) this.contents.set(`data/${path}`, Buffer.from(sample.sources.get(path) ?? ''));
    else if (how < 0.1) this.contents.delete(`data/${path}`);
    else this.contents.set(`data/${path}`, Buffer.from(applyEdit(text, randomEdit(text, dice))));
  }

  /** Nothing that is saved is lost: neither what the draft changed, nor what somebody else did. */
  private save(): void {
    const files = memoryFiles(this.contents);
    const before = dataOf(this.contents);
    const changed = this.draft.changed();
    const { conflicts } = save(files, this.draft);
    const after = dataOf(this.contents);
    if (conflicts.length > 0) {
      expect(differences(before, after)).toEqual([]);
      expect(resolve(files, this.draft, (path) => (path.length % 2 ? 'ours' : 'theirs'))).toEqual([]);
      return;
    }
    expect(this.draft.changed()).toEqual([]);
    for (const { path, base, ours } of changed) {
      expectBoth(base?.toString(), ours?.toString(), before.get(path), after.get(path));
      if (base?.toString() === before.get(path)) expect(after.get(path)).toBe(ours?.toString());
    }
    const named = changed.map(({ path }) => path);
    expect(differences(before, after).filter((path) => !named.includes(path))).toEqual([]);
  }

  /** After a crash while saving, all is saved or nothing. */
  private saveAndDie(when: number, part: number): void {
    const { whole, changes } = this.wholeSave();
    const [before, draft] = [dataOf(this.contents), told(this.draft)];
    const files = fatalFiles(memoryFiles(this.contents), Math.floor(when * (changes + 1)), part);
    killed(() => save(files, open(files)));
    this.restart();
    const after = dataOf(this.contents);
    const isSaved = differences(whole, after).length === 0;
    if (isSaved && draft !== told(this.draft)) expect(told(this.draft)).toBe('[]');
    else expect([differences(before, after), told(this.draft)]).toEqual([[], draft]);
  }

  /** After a write that failed while saving, all is saved or nothing, and what is edited afterwards is there after a restart. */
  private saveAndFail(when: number, [where = 0, ...dice]: readonly number[]): void {
    const { whole, changes } = this.wholeSave();
    const [before, draft] = [dataOf(this.contents), told(this.draft)];
    const failure = { after: Math.floor(when * changes) };
    const files = failingFiles(memoryFiles(this.contents), failure);
    this.draft = new Draft(files);
    try {
      save(files, this.draft);
    } catch (error) {
      expect((error as Error).message).toBe('The disk is full');
    }
    failure.after = Number.POSITIVE_INFINITY;
    const after = dataOf(this.contents);
    const isSaved = differences(whole, after).length === 0;
    if (!isSaved) expect(differences(before, after)).toEqual([]);
    expect(isSaved ? [draft, '[]'] : [draft]).toContain(told(this.draft));
    this.edit(this.draft, pick(paths, where), dice);
    const edited = told(this.draft);
    this.restart();
    expect([dataOf(this.contents), told(this.draft)]).toEqual([after, edited]);
  }

  /** What a whole save would leave in the files, and how many changes of the disk it would make. */
  private wholeSave(): { whole: Map<string, string>; changes: number } {
    const whole: Contents = new Map(this.contents);
    const files = fatalFiles(memoryFiles(whole), Number.POSITIVE_INFINITY, 0);
    save(files, open(files));
    return { whole: dataOf(whole), changes: files.changes };
  }
}

test('random sessions of the studio lose nothing that is saved, and write nothing that is not', () => {
  const dice = fc.array(die, { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(fc.array(dice, { minLength: 5, maxLength: 30 }), (actions) => {
      const session = new Session();
      for (const action of actions) session.act(action);
    }),
    { numRuns: runs },
  );
});

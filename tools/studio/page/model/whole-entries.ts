import type { FieldsAnswer } from '../../src/server/page-answers';
import type { Target } from './language-change';

/** Returns whether a change adds, removes or moves an entry of a list or a whole file, rather than a field of it. */
export const isWhole = ({ isMark, change: { kind, steps } }: Target): boolean =>
  !isMark && kind !== 'changed' && (steps.length === 0 || typeof steps.at(-1) === 'number');

/**
 * Returns a function that tells the group of a change. Changes of the same place in several languages are in one group. The group of
 * an entry also has its facts and its files, and if it is added or removed, the pictures, the marks of translations and the lines of
 * sample values that go with it.
 */
export function groupIds(targets: readonly Target[], known: FieldsAnswer): (target: Target) => string {
  const entries = targets.filter((target) => isWhole(target) && target.change.kind !== 'moved' && !isPicture(target));
  const withPicture = ({ inner }: Target) =>
    entries.find((entry) => textOf(entry).includes(`"${inner.slice(pictures.length)}"`));
  const withMark = ({ inner, name }: Target) =>
    entries.find((entry) => entry.inner === inner && (entry.name === '' || name.startsWith(`${entry.name}.`)));
  const withSample = ({ change: { before } }: Target) => {
    const { file = '', key = '' } = (before ?? {}) as { file?: string; key?: string };
    return entries.find((entry) => file.endsWith(entry.inner) && key.startsWith(`${entry.name}.`));
  };
  const ownerOf = (target: Target) => {
    if (isPicture(target)) return withPicture(target);
    return target.inner === samples ? withSample(target) : target.isMark ? withMark(target) : undefined;
  };
  return (target) => idOfEntry(ownerOf(target) ?? target, known);
}

const pictures = 'images/';

/** The list of sample values. */
const samples = 'sample-values.json';

const isPicture = ({ inner }: Target) => inner.startsWith(pictures);

const textOf = ({ change: { before, after } }: Target) => JSON.stringify([before, after]);

/** Returns the id of a place; the texts of an entry have that of its facts, the files of a page that of its place in the list. */
function idOfEntry({ inner, name }: Target, { collections, entries }: FieldsAnswer): string {
  const page = collections.find(({ folder }) => name === '' && inner.startsWith(`${folder}/`));
  if (page) return `${page.path} ${page.list}.${inner.slice(page.folder.length + 1, -'.json'.length)}`;
  const texts = Object.values(entries).find(({ words }) => words.path === inner && name.split('.')[0] === words.list);
  const facts = texts && 'facts' in texts && name.split('.').length === 2 ? texts.facts : undefined;
  return facts ? `${facts.path} ${facts.list}.${name.split('.')[1]}` : `${inner} ${name}`;
}

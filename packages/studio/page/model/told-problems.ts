import type { ToldProblem } from '../../src/server/page-answers';
import type { Content } from '../session/content';
import { formatKey, isSame, valueAt } from '../site';
import { type Place, parseKey } from './keys';

/** The problems of the content, by how editors are told of them. */
export interface Told {
  /** Errors that are mistakes: what is written is not right. */
  mistakes: readonly ToldProblem[];
  /** Errors that only say that a field is empty: it is still to be filled in. */
  toFill: readonly ToldProblem[];
  warnings: readonly ToldProblem[];
  /** Values that came as examples are no mistakes of the editor: only a release needs others. */
  samples: readonly ToldProblem[];
}

/** Where problems are told otherwise than they are. */
export interface Manners {
  /** Fields that one is typing in: their problems wait until they are left. */
  quiet: readonly Place[];
  /** Empty fields that were emptied, or that a save did not pass: they are mistakes now. */
  left: readonly Place[];
}

/** Translations to do have a number, a list and buttons of their own. */
const ofTask = /^(?:translation-(?:stale|unmarked)|text-untranslated)$/;

/** The place of a problem, as one text. */
const placeOf = ({ file, key }: ToldProblem) => `${file} ${key}`;

const places = (of: readonly Place[]) => new Set(of.map(({ path, key }) => `${path} ${formatKey(key)}`));

/** Returns whether nothing was written or chosen yet. */
export const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

const valueIn = (files: Content['files'] | undefined, { file, key }: ToldProblem) =>
  valueAt(files?.get(file)?.value, parseKey(key));

/**
 * Divides the problems of the last check.
 * @param files the content now
 * @param checked the content that was checked: a problem of a value that has changed since says nothing about the value now
 */
export function toldOf(
  problems: readonly ToldProblem[],
  files: Content['files'] | undefined,
  checked: Content['files'] | undefined,
  manners: Manners,
): Told {
  const [quiet, left] = [places(manners.quiet), places(manners.left)];
  const isCurrent = (problem: ToldProblem) => isSame(valueIn(files, problem), valueIn(checked, problem));
  const heard = problems.filter((problem) => !quiet.has(placeOf(problem)) && isCurrent(problem));
  const errors = heard.filter(({ severity }) => severity === 'error');
  const others = heard.filter(({ severity }) => severity !== 'error');
  const isToFill = (problem: ToldProblem) => !left.has(placeOf(problem)) && isBlank(valueIn(files, problem));
  return {
    mistakes: errors.filter((problem) => !isToFill(problem)),
    toFill: errors.filter(isToFill),
    warnings: others.filter(({ kind }) => kind !== 'sample-value' && !ofTask.test(kind)),
    samples: others.filter(({ kind }) => kind === 'sample-value'),
  };
}

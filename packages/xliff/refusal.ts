import { printable } from '../content/browser';

/** What is wrong, and how to fix it, in full sentences. */
export interface Reason {
  found: string;
  expected: string;
  fix: string;
}

/** Why something in a translated file is not imported. */
export interface Refusal extends Reason {
  /** The translated file. */
  path: string;
  /** Counts from 1. */
  line: number;
  /** The unit's id, or those of all units with this mistake; empty for the whole file. */
  unit: string;
}

/** Stops the parsing of a file; nothing of the file is used. */
export class RefusedFile extends Error {
  constructor(
    readonly line: number,
    readonly reason: Reason,
  ) {
    super(reason.found);
  }
}

/** Formats a refusal as one line, in the form of the content check's messages. */
export const formatRefusal = ({ path, line, unit, found, expected, fix }: Refusal): string =>
  printable(
    `${path}:${line}  ${unit === '' ? '(whole file)' : `unit ${unit}`}: found ${found}; expected ${expected}. ${fix}`,
  );

/** Joins the refusals of a file that have one cause, because every unit can have it: a tool that drops all marks, a wrong language. */
export function joinAlike(refusals: readonly Refusal[]): Refusal[] {
  const causeOf = ({ path, expected, fix }: Refusal) => JSON.stringify([path, expected, fix]);
  const first = refusals.filter((one) => one === refusals.find((other) => causeOf(other) === causeOf(one)));
  return first.map((one) => ({
    ...one,
    unit: listed(refusals.filter((other) => causeOf(other) === causeOf(one)).map(({ unit }) => unit)),
  }));
}

const mostListed = 5;

/** Lists the first names, and counts the others. */
export function listed(names: readonly string[]): string {
  const others = names.length - mostListed;
  return names.slice(0, mostListed).join(', ') + (others > 0 ? ` and ${others} more` : '');
}

const mostQuoted = 60;

/** Quotes a text, shortened for a message. */
export const quote = (text: string) => JSON.stringify(text.length > mostQuoted ? `${text.slice(0, mostQuoted - 1)}…` : text);

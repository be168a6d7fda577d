import { each } from '../each';

/** Beside what is done. */
export const TICK = '<svg class="tick" viewBox="0 0 16 12" aria-hidden="true"><path d="M1.5 6.2 6 10.5 14.5 1.5"/></svg>';

/** A device, on whose screen something is shown. */
export function device(kind: 'computer' | 'tablet' | 'phone', content: string): string {
  return `<div class="device ${kind}"><div class="glass">${content}</div></div>`;
}

/** Names and their values, one below the other. */
export function pairs(rows: readonly (readonly [name: string, value: string])[]): string {
  return `<dl class="pairs">${each(rows, ([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** A point of a line of time; the class `ember` marks the one that the plate is about. */
export interface Moment {
  readonly when: string;
  readonly what: string;
  readonly className?: string;
}

/** A line of time, from top to bottom. */
export function timeline(moments: readonly Moment[]): string {
  return `<ol class="timeline">${each(moments, ({ when, what, className = '' }) => `<li class="${className}"><time>${when}</time><b>${what}</b></li>`)}</ol>`;
}

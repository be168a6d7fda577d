import { each } from '../each';
import {
  CASE,
  CHANGE_TIMES,
  type Level,
  PREMIUMS,
  type Premium,
  premiumOf,
  RIGHTS,
  ROLES,
  type Role,
  WITHDRAWN_AT,
} from '../facts';
import type { Screen } from '../frame';
import own from './permissions.json';

/** The role that the first two plates look at: it edits, views and sees nothing. */
const ROLE: Role = 'technician';

/** One role of five, and a switch with three positions for each type of document. */
const role: Screen = ({ roles, permissions: text }) => {
  const name = (id: Role) => `<li class="bar${id === ROLE ? ' ember' : ''}">${roles[id]}</li>`;
  const level = (at: Level, index: number) =>
    `<li><span>${text.types[index]}</span><i class="switch" data-level="${at}"></i><b>${text.levels[at]}</b></li>`;
  return `<div class="role"><ul class="names">${each(ROLES, name)}</ul><ul class="switches">${each<Level>(RIGHTS[ROLE], level)}</ul></div>`;
};

const lock = (important: boolean) =>
  `<svg class="lock${important ? ' ember' : ''}" viewBox="0 0 40 48" aria-hidden="true"><path class="bow" d="M10 24v-9a10 10 0 0 1 20 0v9"/><path d="M2 21h36v26H2z"/><path class="hole" d="M18 30h4v9h-4z"/></svg>`;

/** A document as a sheet with a folded corner, and what one recognises it by. */
const sheet = (content: string) =>
  `<svg class="sheet" viewBox="0 0 84 104" aria-hidden="true"><path class="paper" d="M2 2h56l24 24v76H2z"/><path class="fold" d="M58 2v24h24"/><g>${content}</g></svg>`;

/** The sheets of the four types: a quote, photos, the CAE file, an invoice. */
const SHEETS = [
  sheet('<path d="M16 42h52M16 56h52M16 70h52M44 84h24"/>'),
  sheet('<path d="M16 40h52v46H16zM16 78l16-18 14 14 8-8 14 14M54 50h4v4h-4z"/>'),
  sheet('<path d="M16 42h22M16 58h32M16 74h42M16 88h52"/>'),
  sheet('<path d="M16 42h52M16 56h52M16 70h24M52 70h16v16H52z"/>'),
] as const;

/** What the technician and the delegated party may do with each type of document: what they may not open has a lock. */
const files: Screen = ({ roles, permissions: text }) => {
  const cell = (id: Role) => (level: Level, index: number) =>
    `<li class="${level ? '' : 'shut'}"><span class="of">${SHEETS[index]}${level ? '' : lock(id === ROLE)}</span><span class="may">${text.levels[level]}</span></li>`;
  const row = (id: Role) => `<li><b>${roles[id]}</b><ul>${each<Level>(RIGHTS[id], cell(id))}</ul></li>`;
  return `<div class="allowed"><p>${each(text.types, (type) => `<b>${type}</b>`)}</p><ul>${row(ROLE)}${row('delegate')}</ul></div>`;
};

/** The day of the log, in the order of time: each line says when, who and what. */
const log: Screen = ({ permissions: text }, format) => {
  const [signed, withdrawn] = own[format.language].more;
  const [day, time] = CASE.signedAt.split('T');
  const lines = [
    [time, signed] as const,
    ...text.entries.map((entry, index) => [CHANGE_TIMES[index], entry] as const),
    [WITHDRAWN_AT, withdrawn] as const,
  ].sort(([a = ''], [b = '']) => a.localeCompare(b));
  const refused = text.entries.at(-1);
  return `<div class="history">
<p><b>${text.log}</b><span>${format.day(day ?? '')} ${day?.slice(0, 4)}</span></p>
<ol>${each(lines, ([at, entry]) => `<li${entry === refused ? ' class="bar ember"' : ''}><time>${at}</time><span>${entry}</span></li>`)}</ol>
</div>`;
};

/** What the partner works on: façades, as in the case of all screens. */
const theirs = PREMIUMS.filter(({ measure }) => measure === CASE.measure);

/** All cases, and beside them those that the partner sees. */
const partner: Screen = (_, format) => {
  const text = own[format.language];
  const row = (one: Premium) => `<li class="bar"><b>${one.town}</b><span>${format.money(premiumOf(one.saving))}</span></li>`;
  const list = (title: string, seen: readonly Premium[], className = '') => {
    const sum = seen.reduce((total, { saving }) => total + premiumOf(saving), 0);
    return `<div><p><b>${title}</b></p><ul class="${className}">${each(PREMIUMS, (one) => (seen.includes(one) ? row(one) : '<li></li>'))}</ul><p class="count"><b>${seen.length} ${text.cases}</b><b>${format.money(sum)}</b></p></div>`;
  };
  return `<div class="partner">${list(text.you, PREMIUMS)}${list(text.partner, theirs, 'ember')}</div>`;
};

/** The plates of the feature, in the order of its benefits. */
export const plates: readonly Screen[] = [role, files, log, partner];

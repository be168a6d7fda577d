import { each } from '../each';
import { CASE } from '../facts';
import type { Screen } from '../frame';
import { ALERT_TIMES, CASES } from '../screens';
import type { Letter } from '../steps';
import own from './diagnostic.json';
import { timeline } from './pieces';

/** From the day on which the first alert began to wait until today, and today. */
const DAYS = ['2026-02-13', '2026-02-14', '2026-02-15', '2026-02-16'] as const;

/** The alerts of today on a line of days; the bar is as long as the first one has been waiting. */
const alerts: Screen = (words, format) => {
  const text = words.diagnostic;
  const day = (iso: string, index: number) =>
    `<li${index === DAYS.length - 1 ? ' class="today"' : ''}>${format.weekday(iso)} <b>${Number(iso.slice(-2))}</b></li>`;
  const row = ({ title }: { title: string }, index: number) =>
    `<li><b>${title}</b><span>${CASES[index] ?? ''}</span><p class="track">${index === 0 ? `<span class="bar ember">${own[format.language].days}</span>` : '<i></i>'}</p></li>`;
  return `<div class="days"><h3 class="title">${text.alerts}</h3><ol>${each(DAYS, day)}</ol></div>
<ul class="waiting">${each(text.alertRows, row)}</ul>`;
};

/** What happens by itself, minute by minute, and the message that goes to the client in the end. */
const reminder: Screen = (words, format) => {
  const text = own[format.language];
  const { steps } = words.diagnostic;
  const moments = steps
    .slice(0, -1)
    .map(({ title }, index) => ({ when: format.moment(ALERT_TIMES[index] ?? ''), what: title }));
  return `${timeline(moments)}
<div class="message ember"><p>${text.to}</p><p class="words">${text.message}</p><p><span>${text.sent}</span> <span>${format.moment(ALERT_TIMES[3])}</span></p></div>`;
};

/** The processes of two kinds of works, which differ by one step. */
const lanes: Screen = (words, format) => {
  const text = own[format.language];
  const [, ...others] = words.diagnostic.steps.map(({ title }) => title);
  const step = (title: string) => `<li class="bar">${title}</li>`;
  const lane = (measure: keyof typeof words.measures, first: string, count: number) =>
    `<div><p class="large">${measure}</p><p class="kind"><span>${words.measures[measure]}</span> <b>${count} ${text.steps}</b></p><ol>${first}${step(text.received)}${each(others, step)}</ol></div>`;
  const count = others.length + 1;
  return `<div class="lanes">${lane('RES010', '<li class="none" aria-hidden="true"></li>', count)}${lane('RES060', `<li class="bar ember">${text.label}</li>`, count + 1)}</div>`;
};

/** The five cases on the day of the alerts, and the class that each has reached; the first one waits. */
const BOARD = [
  ['Getafe', 'D'],
  ['Burgos', 'E'],
  [CASE.town, 'D'],
  ['Valencia', 'F'],
  ['Ciudad Real', 'G'],
] as const satisfies readonly (readonly [town: string, letter: Letter])[];

/** Five cases as bars of the label, with the one that does not go on. */
const blocked: Screen = (words) => {
  const [first] = words.diagnostic.alertRows;
  const row = ([town, letter]: (typeof BOARD)[number], index: number) => {
    const waits = index === 0;
    const why = waits
      ? `<p><span class="soft">${CASES[0]}</span><b>${first?.title ?? ''}</b><span>${first?.after ?? ''}</span></p>`
      : '';
    return `<li data-letter="${letter}"><span class="bar${waits ? ' ember' : ''}"><span>${town}</span><b>${letter}</b></span>${why}</li>`;
  };
  return `<ol class="board">${each(BOARD, row)}</ol>`;
};

/** The plates of automated processes, in the order of its benefits. */
export const plates: readonly Screen[] = [alerts, reminder, lanes, blocked];

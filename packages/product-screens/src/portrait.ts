import { each } from './each';
import {
  CASE,
  CHANGE_TIMES,
  DRIVE,
  PLOT,
  PREMIUMS,
  type Premium,
  premiumOf,
  RIGHTS,
  type Role,
  SAVING,
  STOPS,
  WEEK,
} from './facts';
import type { Format } from './format';
import { ARROW } from './frame';
import { PHOTOS } from './photos';
import { ALL_LINES, QUOTE, totals } from './quote';
import { ALERT_TIMES, CASES } from './screens';
import { LETTERS, type Letter, type ScreenId, STEPS, stageOf } from './steps';
import type { Words } from './words';

/** The content of a portrait, the version of a screen for phones. */
interface Portrait {
  readonly title: string;
  readonly label: string;
  readonly figure: string;
  readonly unit: string;
  /** Four list items. */
  readonly rows: string;
  /** Above the title; by default, the number of the case. */
  readonly kicker?: string;
  /** Label and value at the bottom; by default, the premium. */
  readonly foot?: readonly [string, string];
}

/** A row with a name and a value. */
const row = (name: string, value: string) => `<li><span>${name}</span><b>${value}</b></li>`;

const signature = ({ signature: text, savingUnit }: Words, format: Format): Portrait => {
  const { before, after } = CASE.transmittance;
  return {
    title: text.title,
    label: text.saving,
    figure: format.number(SAVING),
    unit: savingUnit,
    rows:
      row(text.measure, CASE.measure) +
      row(text.zone, CASE.zone) +
      row(text.transmittance, `${format.number(before, 2)} ${ARROW} ${format.number(after, 2)}\u00a0W/m²·K`) +
      row(text.surface, `${format.number(CASE.surface)}\u00a0m²`),
  };
};

const diagnostic = ({ diagnostic: text }: Words, format: Format): Portrait => ({
  kicker: CASES[0],
  title: text.title,
  label: text.kicker,
  figure: '1\u00a0min',
  unit: text.elapsed,
  rows: each(text.steps, ({ kind, title }) => row(title, kind)),
  foot: [text.alertRows[0]?.after ?? '', format.moment(ALERT_TIMES[3])],
});

const recommendations = ({ recommendations: text }: Words): Portrait => {
  const [, cession, ...others] = text.list;
  const { length } = text.list;
  return {
    title: text.title,
    label: text.kinds,
    figure: `${length - 1}/${length}`,
    unit: text.ready,
    rows: each(others.slice(0, 4), ({ name, status }) => row(name, status)),
    foot: [text.waiting, cession?.name ?? ''],
  };
};

const documents = ({ documents: text }: Words, format: Format): Portrait => {
  const sum = (list: readonly Premium[]) => format.money(list.reduce((total, { saving }) => total + premiumOf(saving), 0));
  return {
    title: text.title,
    label: text.period,
    figure: sum(PREMIUMS.filter(({ status }) => status === 'paid')),
    unit: `${text.paid} ${text.of} ${sum(PREMIUMS)}`,
    rows: each(PREMIUMS.slice(1), ({ town, status }) => row(town, text.statuses[status])),
    foot: [text.thisCase, format.money(premiumOf(SAVING))],
  };
};

const multiagents = ({ multiagents: text, signature: { title } }: Words, format: Format): Portrait => ({
  title,
  label: text.total,
  figure: format.money(totals(ALL_LINES).total),
  unit: '',
  rows: each(ALL_LINES, (line) => row(text.lines[line].title, format.money(QUOTE[line].net))),
  foot: [text.invoice, 'VERI*FACTU'],
});

/** The rights to the CAE file, from the highest to the lowest. */
const permissions = ({ permissions: text, roles }: Words): Portrait => {
  const level = (role: Role) => {
    const [, , at] = RIGHTS[role];
    return `<li><span>${roles[role]}</span><b class="level" data-level="${at}"><span class="bar">${text.levels[at] ?? ''}</span></b></li>`;
  };
  return {
    title: text.title,
    label: text.types[2] ?? '',
    figure: String(Object.keys(roles).length),
    unit: text.roles,
    rows: each(['agency', 'technician', 'installer', 'delegate'], level),
    foot: [text.log, CHANGE_TIMES[0]],
  };
};

const formulaires = ({ formulaires: text }: Words): Portrait => ({
  title: text.title,
  label: '',
  figure: '4/4',
  unit: text.photos,
  rows: each(text.places, (name, index) => `<li>${PHOTOS[index] ?? ''}<span>${name}</span></li>`),
  foot: [text.position, PLOT],
});

const calendrier = ({ calendrier: text }: Words, format: Format): Portrait => ({
  kicker: text.kicker,
  title: text.title,
  label: text.route,
  figure: `${format.number(DRIVE.after)}\u00a0km`,
  unit: `${format.number(DRIVE.before - DRIVE.after)}\u00a0km ${text.saved}`,
  rows: each(STOPS.slice(1), ({ town, time }, index) => row(`<b>${time}</b> ${town}`, text.visits[index + 1] ?? '')),
  foot: [text.weekVisits, format.number(WEEK.visits.reduce((sum, visits) => sum + visits, 0))],
});

/** The content of the portraits, by feature id. */
const PORTRAITS: Record<ScreenId, (words: Words, format: Format) => Portrait> = {
  signature,
  diagnostic,
  recommendations,
  documents,
  multiagents,
  permissions,
  formulaires,
  calendrier,
};

/** From this stage on, the premium is calculated; before, it is an estimate, rounded to `ROUNDING` euros. */
const CALCULATED: Letter = 'C';
const ROUNDING = 100;

/** The label and the amount of the premium at a stage of the case. */
function premium(letter: Letter, { signature: text }: Words, format: Format): readonly [string, string] {
  const amount = premiumOf(SAVING);
  if (LETTERS.indexOf(letter) <= LETTERS.indexOf(CALCULATED)) return [text.premium, format.money(amount)];
  return [text.estimated, `≈\u00a0${format.euros(Math.round(amount / ROUNDING) * ROUNDING)}`];
}

/** A screen for phones: title, stage of the case, one figure, four rows, and the premium or another value. */
export function portrait(id: ScreenId, words: Words, format: Format): string {
  const { letter } = STEPS.find((step) => step.id === id) ?? STEPS[0];
  const { kicker = CASE.reference, title, label, figure, unit, rows, foot } = PORTRAITS[id](words, format);
  const [name, value] = foot ?? premium(letter, words, format);
  return `<article class="portrait portrait-${id}">
<p class="kicker">${kicker}</p>
<h3 class="title">${title}</h3>
<p class="bar now" data-letter="${letter}">${stageOf(letter, words.stages)}<b>${letter}</b></p>
<p class="label">${label}</p>
<p class="figure"><b>${figure}</b> <span>${unit}</span></p>
<ul class="rows">${rows}</ul>
<p class="premium"><span>${name}</span><b>${value}</b></p>
</article>`;
}

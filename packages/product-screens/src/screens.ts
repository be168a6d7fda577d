import { each } from './each';
import {
  CASE,
  CHANGE_TIMES,
  DRIVE,
  dayOfWeek,
  ENTERED_ORDER,
  ENTERED_TIMES,
  FORMS,
  type Level,
  PLOT,
  PREMIUMS,
  PRICE_PER_KWH,
  type Premium,
  premiumOf,
  RIGHTS,
  ROLES,
  SAVING,
  STOPS,
  WEEK,
} from './facts';
import { ARROW, actionButton, actionSpot, either, head, type Screen, type State } from './frame';
import { routeMap } from './map';
import { PHOTOS } from './photos';
import { ALL_LINES, type Line, QUOTE, QUOTED, totals } from './quote';
import { letterOfStage, type ScreenId } from './steps';
import { fill } from './words';

/** Smart calendar: an installer's week, the stops on Wednesday, and their route on a map. */
const calendrier: Screen = (words, format) => {
  const text = words.calendrier;
  const day = (visits: number, index: number) => {
    const iso = dayOfWeek(index);
    return `<li${index === WEEK.today ? ' class="today"' : ''}><span>${format.weekday(iso)}</span><b>${Number(iso.slice(-2))}</b><span class="load" aria-hidden="true">${'<i></i>'.repeat(visits)}</span></li>`;
  };
  const stop = (at: number, time: string, number: number) =>
    `<li><b class="number">${number + 1}</b><time>${time}</time><span class="where"><b>${STOPS[at]?.town ?? ''}</b>${text.visits[at] ?? ''}</span></li>`;
  const km = (value: number) => `${format.number(value)}\u00a0km`;
  const done = fill(text.done, { after: km(DRIVE.after), before: format.number(DRIVE.before) });
  return `<div class="plan">
  ${head(text.kicker, text.title)}
  <ol class="week">${each(WEEK.visits, day)}</ol>
  <div class="stops">
    <ol class="before">${each(ENTERED_ORDER, (at, index) => stop(at, ENTERED_TIMES[index] ?? '', index))}</ol>
    <ol class="after">${each(STOPS, ({ time }, index) => stop(index, time, index))}</ol>
  </div>
</div>
<div class="map">
  <span class="before">${routeMap(ENTERED_ORDER)}</span><span class="after">${routeMap(STOPS.map((_, index) => index))}</span>
  <div class="drive"><p class="label">${text.route}</p><p class="figure"><b>${either(km(DRIVE.before), km(DRIVE.after))}</b></p><p class="gain">${either(text.notOptimised, `${km(DRIVE.before - DRIVE.after)} ${text.saved}`)}</p>${actionButton({ ...text, done })}</div>
</div>`;
};

/** When each step of the automated process happened, in the first of the cases below. */
export const ALERT_TIMES = ['2026-02-13T11:05', '2026-02-13T11:06', '2026-02-13T11:06', '2026-02-16T09:00'] as const;
/** The cases of today's alerts. */
export const CASES = ['EXP-2026-0009 · Getafe', 'EXP-2026-0011 · Burgos', `${CASE.reference} · ${CASE.town}`] as const;

/** Automated processes: a workflow as a chain of arrows, and the alerts of today. */
const diagnostic: Screen = (words, format) => {
  const text = words.diagnostic;
  const when = (index: number) => format.moment(ALERT_TIMES[index] ?? ALERT_TIMES[0]);
  const last = text.steps.length - 1;
  const step = ({ kind, title }: { kind: string; title: string }, index: number) =>
    `<li><div class="link"><span>${kind}</span><b>${title}</b></div><p class="when">${index === last ? either(text.off, when(index)) : when(index)}</p></li>`;
  return `<div class="flow">
  ${head(text.kicker, text.title, actionButton(text))}
  <ol class="chain">${each(text.steps, step)}</ol>
</div>
<div class="alerts">
  <h4 class="label">${text.alerts}</h4>
  <ul>${each(text.alertRows, ({ title, before, after }, index) => `<li><b>${title}</b><span class="ref">${CASES[index] ?? ''}</span><span class="answer">${before === after ? after : either(before, after)}</span></li>`)}</ul>
</div>`;
};

const LONGEST = Math.max(...PREMIUMS.map(({ saving }) => saving));

/** Premium tracking: a bar for each case, on a linear scale from zero, and the sum already paid. */
const documents: Screen = (words, format) => {
  const text = words.documents;
  const sum = (list: readonly Premium[]) => list.reduce((total, { saving }) => total + premiumOf(saving), 0);
  const paid = PREMIUMS.filter(({ status }) => status === 'paid');
  const paidAfter = format.money(sum(paid));
  const paidBefore = format.money(sum(paid.filter(({ town }) => town !== CASE.town)));
  const done = fill(text.done, { premium: format.money(premiumOf(PREMIUMS[2]?.saving ?? 0)), paid: paidAfter });
  const row = ({ town, zone, measure, saving, status }: Premium) => {
    const name = text.statuses[status];
    const own = town === CASE.town;
    return `<tr${own ? ' class="own"' : ''}><th scope="row">${town} <span>${measure} · ${zone}</span></th><td class="length"><span class="scale"><b>${format.number(saving)}</b><span><svg class="bar" width="${((saving / LONGEST) * 100).toFixed(1)}%" aria-hidden="true"></svg></span></span></td><td class="amount">${format.money(premiumOf(saving))}</td><td class="status ${own ? '' : status}">${own ? either(text.statuses.requested, name) : name}</td></tr>`;
  };
  return `${head(text.period, text.title, actionButton({ ...text, done }))}
<p class="figure paid"><b>${either(paidBefore, paidAfter)}</b> <span>${text.paid} ${text.of} ${format.money(sum(PREMIUMS))}</span></p>
<table class="premiums">
  <thead><tr><th scope="col">${text.columns.case}</th><th scope="col">${text.columns.saving}, ${words.savingUnit}</th><th scope="col" class="amount">${text.columns.premium}</th><th scope="col">${text.columns.status}</th></tr></thead>
  <tbody>${each(PREMIUMS, row)}</tbody>
</table>`;
};

/** Site forms: the end-of-works form and its four photos, each with place and time. */
const formulaires: Screen = (words, format) => {
  const text = words.formulaires;
  const photo = (name: string, index: number) => {
    // The photos of one house are taken a few metres apart.
    const where = format.coordinates(CASE.latitude + index * 0.0001, CASE.longitude + (index % 2) * 0.0001);
    const picture = `<div class="picture">${PHOTOS[index] ?? ''}</div>`;
    const caption = (state = '') =>
      `<figcaption${state}><b>${name}</b><span>${where}</span><time>${FORMS.end.photos[index] ?? ''}</time></figcaption>`;
    return index === PHOTOS.length - 1
      ? `<figure>${actionSpot(`<b>${name}</b>${text.missing}`, 'missing', text)}<div class="after">${picture}</div>${caption(' class="after"')}</figure>`
      : `<figure>${picture}${caption()}</figure>`;
  };
  return `<div class="form">
  ${head(`${CASE.reference} · ${CASE.town}`, text.title)}
  <ol class="forms">
    <li class="done"><b>${text.start}</b><span>${format.day(FORMS.start.day)} · 4 ${text.photos}</span><em>${text.validated}</em></li>
    <li class="current"><b>${text.end}</b><span>${format.day(FORMS.end.day)} · ${either('3', '4')}/4 ${text.photos}</span><em>${either(text.inProgress, text.validated)}</em></li>
  </ol>
  <p class="position"><b>${text.position}</b>${text.distance} ${PLOT}</p>
  ${actionButton(text)}
</div>
<div class="photos">${each(text.places, photo)}</div>`;
};

/** A placeholder for the QR code, which exists only once the invoice is issued. */
const CODE =
  '<svg class="code" viewBox="0 0 84 84" aria-hidden="true"><path d="M1 1h82v82H1z" stroke-dasharray="5 4"/><path d="M14 14h18v18H14zM52 14h18v18H52zM14 52h18v18H14z"/><path class="dot" d="M20 20h6v6h-6zM58 20h6v6h-6zM20 58h6v6h-6z"/></svg>';

/** Quotes and invoices: a quote with its lines and IVA, and the Verifactu invoice that follows it. */
const multiagents: Screen = (words, format) => {
  const text = words.multiagents;
  const short = totals(QUOTED);
  const full = totals(ALL_LINES);
  const money = (name: keyof typeof full) => either(format.money(short[name]), format.money(full[name]));
  const row = (line: Line) => {
    const { title, detail } = text.lines[line];
    return `<tr${line === 'heatPump' ? ' class="after"' : ''}><th scope="row">${title}<span>${detail}</span></th><td>${format.percent(QUOTE[line].rate)}</td><td class="amount">${format.money(QUOTE[line].net)}</td></tr>`;
  };
  const sums: readonly [string, string][] = [
    [text.base, money('net')],
    [`${text.vat} ${format.percent(0.1)}`, money('works')],
    [`${text.vat} ${format.percent(0.21)}`, money('supplies')],
  ];
  return `<div class="quote">
  ${head(`${text.kicker} ${CASE.quote} · ${CASE.town}`, words.signature.title)}
  <table class="lines">
    <thead><tr><th scope="col">${text.columns.line}</th><th scope="col">${text.columns.vat}</th><th scope="col" class="amount">${text.columns.amount}</th></tr></thead>
    <tbody>${each(ALL_LINES, row)}</tbody>
  </table>
  <div class="sum"><dl class="pairs">${each(sums, ([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
  ${actionButton({ ...text, done: fill(text.done, { total: format.money(full.total) }) })}</div>
</div>
<div class="invoice">
  <p class="label">${text.total}</p>
  <p class="figure"><b>${money('total')}</b></p>
  <div class="tax">${CODE}<p class="verifactu">VERI*FACTU</p></div>
  <p class="next"><b>${text.invoice}</b>${text.invoiceNote}</p>
</div>`;
};

/** Access control: a matrix of rights, in which a longer bar is a wider right, and the access log. */
const permissions: Screen = (words) => {
  const text = words.permissions;
  const cell = (role: string, level: Level, index: number) =>
    `<td><button class="level" type="button" data-level="${level}" data-subject="${role}" data-type="${text.types[index] ?? ''}"><span class="visually-hidden">${role}, </span><span class="type">${text.types[index] ?? ''}</span><span class="bar">${text.levels[level] ?? ''}</span></button></td>`;
  return `${head(text.kicker, text.title)}
<table class="rights" data-levels="${text.levels.join('|')}" data-changed="${text.changed}">
  <thead><tr><th scope="col"><span class="visually-hidden">${text.role}</span></th>${each(text.types, (type) => `<th scope="col">${type}</th>`)}</tr></thead>
  <tbody>${each(ROLES, (role) => `<tr><th scope="row">${words.roles[role]}</th>${each<Level>(RIGHTS[role], (level, index) => cell(words.roles[role], level, index))}</tr>`)}</tbody>
</table>
<div class="log"><h4 class="label">${text.log}</h4><ol>${each(text.entries, (entry, index) => `<li><time>${CHANGE_TIMES[index] ?? ''}</time><span>${entry}</span></li>`)}</ol></div>`;
};

/** A signature as a pen stroke, which spells no name. */
export const STROKE =
  '<svg class="stroke" viewBox="0 0 180 60" aria-hidden="true"><path d="M8 44C22 18 38 4 44 12s-14 34-20 36 14-22 28-24-4 20 4 20 14-18 22-18-4 16 4 17 12-15 20-15 0 12 8 12 26-16 38-19 14 4 6 9-66 14-92 15 60-6 104-7"/></svg>';

/** Document management: the documents of a case, and the one that has to be signed. */
const recommendations: Screen = (words, format) => {
  const text = words.recommendations;
  const rows: readonly [string, string][] = [
    [text.paperRows.measure, `${CASE.measure} · ${CASE.zone}`],
    [text.paperRows.cadastre, CASE.cadastre],
    [text.paperRows.saving, `${format.number(SAVING)}\u00a0${words.savingUnit}`],
    [text.paperRows.price, `${format.perKwh(PRICE_PER_KWH)} · ${format.money(premiumOf(SAVING))}`],
  ];
  const file = ({ name, status }: { name: string; status: string }, index: number) =>
    index === 1
      ? `<li class="open"><b>${name}</b><span>${either(text.waiting, status)}</span></li>`
      : `<li><b>${name}</b><span>${status}</span></li>`;
  return `<div class="shelf">
  ${head(`${CASE.reference} · ${CASE.town}`, text.title)}
  <ul class="files">${each(text.list, file)}</ul>
  ${actionButton(text)}
</div>
<div class="desk">
  <p class="page-number">${text.page}</p>
  <div class="paper">
    <h4>${text.paperTitle}</h4>
    <p>${text.paperText}</p>
    <dl class="pairs">${each(rows, ([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    <div class="sign"><span class="label">${text.client}</span>
      <div class="field">${actionSpot(text.here, 'tag', text)}<span class="after">${STROKE}</span></div>
      <p class="after proof">${text.proof} ${format.dateTime(CASE.signedAt)}<br>SHA-256 ${CASE.signatureHash}…</p></div>
  </div>
</div>`;
};

/** The index of the stage at which the premium is calculated: C, the fifth of seven. */
const CURRENT = 4;

/** Case management: an open case, its stages as an energy label, and its CAE calculation. */
const signature: Screen = (words, format) => {
  const text = words.signature;
  const premium = format.money(premiumOf(SAVING));
  const { before, after } = CASE.transmittance;
  const facts: readonly [string, string][] = [
    [text.measure, CASE.measure],
    [text.zone, CASE.zone],
    [text.transmittance, `${format.number(before, 2)} ${ARROW} ${format.number(after, 2)}\u00a0W/m²·K`],
    [text.surface, `${format.number(CASE.surface)}\u00a0m²`],
    [text.cadastre, CASE.cadastre],
  ];
  const { list, ready, waiting } = words.recommendations;
  const papers = [`${list.length - 1}/${list.length} ${ready}`, `${list[1]?.name ?? ''} · ${waiting.toLowerCase()}`];
  const stage = (name: string, index: number) => {
    const state = index < CURRENT ? 'done' : index === CURRENT ? 'current' : 'next';
    const letter = letterOfStage(index);
    return `<li class="stage ${state}" data-letter="${letter}"><span class="bar">${name}<b>${letter}</b></span></li>`;
  };
  return `${head(`${CASE.reference} · ${CASE.town}`, text.title, actionButton({ ...text, done: fill(text.done, { premium }) }))}
<div class="case">
  <ol class="stages">${each(words.stages, stage)}</ol>
  <div class="saving">
    <p class="label">${text.saving}</p>
    <p class="figure"><b>${format.number(SAVING)}</b> <span>${words.savingUnit}</span></p>
    <dl class="pairs">${each(facts, ([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    <p class="premium"><span>${text.premium}</span><b>${either(text.pending, premium)}</b></p>
  </div>
</div>
<footer class="case-foot"><ul class="team">${each(papers, (paper) => `<li>${paper}</li>`)}</ul></footer>`;
};

/** The eight screens, by feature id. */
export const SCREENS: Record<ScreenId, Screen> = {
  signature,
  diagnostic,
  recommendations,
  documents,
  multiagents,
  permissions,
  formulaires,
  calendrier,
};

/** The state of a screen in its picture: after the action, except for the document, which is not signed yet. */
export function pictureState(id: ScreenId): State {
  return id === 'recommendations' ? 'before' : 'after';
}

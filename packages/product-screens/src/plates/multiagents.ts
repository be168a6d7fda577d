import { each } from '../each';
import { CASE, dayOfWeek, premiumOf, SAVING, STOPS, WEEK } from '../facts';
import type { Screen } from '../frame';
import { ALL_LINES, DEPOSIT, type Line, PER_SQUARE_METRE, QUOTE, QUOTED, totals } from '../quote';
import own from './multiagents.json';

const all = totals(ALL_LINES);
const quoted = totals(QUOTED);

/** The house seen from the north: the wall that is measured, with holes for its windows and door. */
const WALL = `<svg class="wall" viewBox="0 0 240 196" aria-hidden="true">
<path class="roof" d="M2 50 26 14h188l24 36z"/>
<path class="ember face" fill-rule="evenodd" d="M16 50h208v130H16zM38 66v38h28V66zM106 66v38h28V66zM174 66v38h28V66zM174 124v56h30v-56z"/>
<path class="ground" d="M0 181h240"/>
</svg>`;

/** Where the area goes: one line from the wall to each line of the quote. */
const FORK =
  '<svg class="fork" viewBox="0 0 60 160" preserveAspectRatio="none" aria-hidden="true"><path d="M0 80h24M24 20v120M24 20h34M24 140h34"/></svg>';

/** The area measured on the visit, and the two lines that are made of it. */
const measured: Screen = (words, format) => {
  const { kicker, lines } = words.multiagents;
  const area = `${format.number(CASE.surface)}\u00a0m²`;
  const line = (name: keyof typeof PER_SQUARE_METRE) =>
    `<li><b>${lines[name].title}</b><span>${area} × ${format.euros(PER_SQUARE_METRE[name])} =</span><b class="large">${format.euros(QUOTE[name].net)}</b></li>`;
  return `<div class="measured">
<p><b>${words.stages[0]}</b> <span>${format.day(dayOfWeek(WEEK.today))}, ${STOPS[2]?.time}</span></p>
<p class="of"><b>${kicker}</b> <span>${CASE.quote}</span></p>
<div class="house">${WALL}<b class="area">${area}</b></div>
${FORK}
<ul>${line('facade')}${line('scaffolding')}</ul>
</div>`;
};

/** The lines of the quote as bars that point to the same amounts in the invoice. */
const invoiced: Screen = (words, format) => {
  const text = words.multiagents;
  const pair = (kind: string, name: string, amount: number) =>
    `<li class="${kind}"><span class="bar"><span>${name}</span><b>${format.money(amount)}</b></span><span class="figure"><b${kind === 'total' ? ' class="ember"' : ''}>${format.money(amount)}</b></span></li>`;
  const line = (name: Line) => pair('line', text.lines[name].title, QUOTE[name].net);
  return `<div class="invoiced">
<p class="heads"><span><b>${text.kicker}</b> ${CASE.quote}, ${own[format.language].signed}</span><b>${text.invoice}</b></p>
<ul>${each(ALL_LINES, line)}${pair('vat', text.vat, all.works + all.supplies)}${pair('total', text.total, all.total)}</ul>
</div>`;
};

/** What each rate applies to and comes to, and what the invoice has to carry. */
const taxed: Screen = (words, format) => {
  const text = words.multiagents;
  const rate = (share: number, sum: number) => {
    const names = ALL_LINES.filter((line) => QUOTE[line].rate === share);
    return `<li><b class="bar rate">${format.percent(share)}</b><ul>${each(names, (line) => `<li>${text.lines[line].title}</li>`)}<li class="vat">${text.vat} <b>${format.money(sum)}</b></li></ul></li>`;
  };
  return `<div class="taxed">
<ul>${rate(0.1, all.works)}${rate(0.21, all.supplies)}</ul>
<div class="stamp"><p class="label">${own[format.language].qr}</p>${CODE}<p class="bar ember">VERI*FACTU</p></div>
</div>`;
};

/** A placeholder for the QR code: a code that can be read would belong to an invoice that exists. */
const CODE =
  '<svg class="code" viewBox="0 0 84 84" aria-hidden="true"><path d="M1 1h82v82H1z" stroke-dasharray="5 4"/><path d="M14 14h18v18H14zM52 14h18v18H52zM14 52h18v18H14z"/><path class="dot" d="M20 20h6v6h-6zM58 20h6v6h-6zM20 58h6v6h-6z"/></svg>';

/** The total, what is paid of it, and the premium, as bars of one scale. */
const followed: Screen = (words, format) => {
  const text = own[format.language];
  const paid = Math.round(all.total * DEPOSIT * 100) / 100;
  const premium = premiumOf(SAVING);
  const share = (amount: number) => `style="--share:${(amount / all.total).toFixed(4)}"`;
  const part = (kind: string, name: string, amount: number) =>
    `<li class="${kind}" ${share(amount)}><b class="bar">${format.money(amount)}</b><p>${name}</p></li>`;
  return `<div class="followed">
<p class="label">${text.sum}</p>
<p class="figure"><b class="ember">${format.money(all.total)}</b></p>
<ul class="parts">${part('first', words.signature.title, quoted.total)}${part('added', `+ ${words.multiagents.lines.heatPump.title}`, all.total - quoted.total)}</ul>
<ul class="parts">${part('deposit', text.deposit, paid)}${part('due', text.due, all.total - paid)}</ul>
<p class="expected" ${share(premium)}><span class="bar"></span>${text.expected} <b>${format.money(premium)}</b></p>
</div>`;
};

/** The plates of the feature, in the order of its benefits. */
export const plates: readonly Screen[] = [measured, invoiced, taxed, followed];

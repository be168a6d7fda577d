import { each } from '../each';
import { CASE } from '../facts';
import { actionButton, either, head, type Screen } from '../frame';
import { ALL_LINES, type Line, QUOTE, QUOTED, totals } from '../quote';
import { fill } from '../words';

/** A placeholder for the QR code, which exists only once the invoice is issued. */
const CODE =
  '<svg class="code" viewBox="0 0 84 84" aria-hidden="true"><path d="M1 1h82v82H1z" stroke-dasharray="5 4"/><path d="M14 14h18v18H14zM52 14h18v18H52zM14 52h18v18H14z"/><path class="dot" d="M20 20h6v6h-6zM58 20h6v6h-6zM20 58h6v6h-6z"/></svg>';

/** Quotes and invoices: a quote with its lines and IVA, and the Verifactu invoice that follows it. */
export const multiagents: Screen = (words, format) => {
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

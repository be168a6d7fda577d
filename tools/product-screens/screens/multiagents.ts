import { CASE, QUOTE } from '../facts';
import { actionButton, each, either, head, type Screen } from '../frame';
import { qrCode } from '../qr';
import { fill } from '../words';

type Line = keyof typeof QUOTE;

/** Adds up some of the quote's lines: the net sum, the IVA at each rate, and what the client pays. */
function totals(lines: readonly Line[]) {
  const vat = (rate: number) =>
    lines.reduce((sum, line) => (QUOTE[line].rate === rate ? sum + QUOTE[line].net * rate : sum), 0);
  const net = lines.reduce((sum, line) => sum + QUOTE[line].net, 0);
  const works = vat(0.1);
  const supplies = vat(0.21);
  return { net, works, supplies, total: net + works + supplies };
}

/** Quotes and invoices: a quote with its lines and IVA, and the Verifactu invoice it turns into. */
export const multiagents: Screen = (words, format) => {
  const text = words.multiagents;
  const short = totals(['facade', 'certificate']);
  const full = totals(['facade', 'certificate', 'heatPump']);
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
  ${head(`${text.kicker} ${CASE.quote} · ${CASE.town}`, text.title)}
  <table class="lines">
    <thead><tr><th scope="col">${text.columns.line}</th><th scope="col">${text.columns.vat}</th><th scope="col" class="amount">${text.columns.amount}</th></tr></thead>
    <tbody>${each(['facade', 'certificate', 'heatPump'] as const, row)}</tbody>
  </table>
  <div class="sum"><dl class="pairs">${each(sums, ([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
  ${actionButton({ ...text, done: fill(text.done, { total: format.money(full.total) }) })}</div>
</div>
<div class="invoice">
  <p class="label">${text.total}</p>
  <p class="figure"><b>${money('total')}</b></p>
  <div class="tax">${qrCode()}<p class="verifactu">VERI*FACTU</p></div>
  <p class="next"><b>${text.invoice} ${CASE.invoice}</b>${text.invoiceNote}</p>
  <p class="hash">${text.hash} ${CASE.hash}…<br>${text.chained} ${CASE.previousInvoice}</p>
</div>`;
};

import { each } from '../each';
import { CASE, PRICE_PER_KWH, premiumOf, SAVING } from '../facts';
import { actionButton, actionSpot, either, head, type Screen } from '../frame';

/** A signature as a pen stroke, which spells no name. */
const STROKE =
  '<svg class="stroke" viewBox="0 0 180 60" aria-hidden="true"><path d="M8 44C22 18 38 4 44 12s-14 34-20 36 14-22 28-24-4 20 4 20 14-18 22-18-4 16 4 17 12-15 20-15 0 12 8 12 26-16 38-19 14 4 6 9-66 14-92 15 60-6 104-7"/></svg>';

/** Document management: the documents of a case, and the one that has to be signed. */
export const recommendations: Screen = (words, format) => {
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

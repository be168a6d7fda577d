import { each } from '../each';
import { CASE, PREMIUMS, type Premium, premiumOf } from '../facts';
import { actionButton, either, head, type Screen } from '../frame';
import { fill } from '../words';

const LONGEST = Math.max(...PREMIUMS.map(({ saving }) => saving));

/** Premium tracking: a bar for each case, on a linear scale from zero, and the sum already paid. */
export const documents: Screen = (words, format) => {
  const text = words.documents;
  const sum = (list: readonly Premium[]) => list.reduce((total, { saving }) => total + premiumOf(saving), 0);
  const paid = PREMIUMS.filter(({ status }) => status === 'paid');
  const paidAfter = format.money(sum(paid));
  const paidBefore = format.money(sum(paid.filter(({ town }) => town !== CASE.town)));
  const done = fill(text.done, { premium: format.money(premiumOf(PREMIUMS[2]?.saving ?? 0)), paid: paidAfter });
  const row = ({ town, zone, measure, saving, status }: Premium) => {
    const name = text.statuses[status];
    const own = town === CASE.town;
    return `<tr${own ? ' class="own"' : ''}><th scope="row">${town}<span>${measure} · ${zone}</span></th><td class="length"><span class="scale"><b>${format.number(saving)}</b><span><svg class="bar" width="${((saving / LONGEST) * 100).toFixed(1)}%" aria-hidden="true"></svg></span></span></td><td class="amount">${format.money(premiumOf(saving))}</td><td class="status ${own ? '' : status}">${own ? either(text.statuses.requested, name) : name}</td></tr>`;
  };
  return `${head(text.period, text.title, actionButton({ ...text, done }))}
<p class="figure paid"><b>${either(paidBefore, paidAfter)}</b> <span>${text.paid} ${text.of} ${format.money(sum(PREMIUMS))}</span></p>
<table class="premiums">
  <thead><tr><th scope="col">${text.columns.case}</th><th scope="col">${text.columns.saving}, ${words.savingUnit}</th><th scope="col" class="amount">${text.columns.premium}</th><th scope="col">${text.columns.status}</th></tr></thead>
  <tbody>${each(PREMIUMS, row)}</tbody>
</table>`;
};

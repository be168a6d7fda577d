import { each } from '../each';
import { CASE, PRICE_PER_KWH, premiumOf, SAVING } from '../facts';
import type { Screen } from '../frame';
import { ALL_LINES, totals } from '../quote';
import { LETTERS, type Letter, stageOf } from '../steps';
import { device, TICK } from './pieces';
import own from './signature.json';

/** The document of the case that is not signed yet, by its index in the list. */
const MISSING = 1;

/** Client, home, documents and amounts of one case, side by side. */
const overview: Screen = (words, format) => {
  const text = own[format.language];
  const { list, ready } = words.recommendations;
  const tile = (label: string, value: string, detail: string) =>
    `<li><p class="label">${label}</p>${value}<p class="detail">${detail}</p></li>`;
  const large = (value: string, unit = '') => `<p class="large">${value}<span>${unit}</span></p>`;
  const [first, last] = [CASE.cadastre.slice(0, 14), CASE.cadastre.slice(14)];
  const quote = `${words.multiagents.kicker} <b>${format.money(totals(ALL_LINES).total)}</b>`;
  const marks = each(list, (_, index) => `<i${index === list.length - 1 ? ' class="open"' : ''}></i>`);
  return `<p class="label">${CASE.reference} · ${words.signature.title}</p>
<ul class="tiles">
${tile(text.client, large(text.owner), `${CASE.town}, ${CASE.province}`)}
${tile(text.home, large(`${format.number(CASE.surface)}\u00a0m²`, text.facade), `${first}<wbr>${last}`)}
${tile(ready, large(`${list.length - 1}/${list.length}`), `<span class="marks">${marks}</span>`)}
${tile(words.signature.premium, `<p class="figure"><b class="ember">${format.money(premiumOf(SAVING))}</b></p>`, quote)}
</ul>`;
};

/** The stage that the case has reached when the last photo of the works is approved. */
const REACHED: Letter = 'D';

/** The seven stages, the same on two devices. */
const stages: Screen = (words, format) => {
  const text = own[format.language];
  const bar = (letter: Letter) => {
    const now = letter === REACHED;
    const name = `<span class="bar${now ? ' ember' : ''}"><span>${stageOf(letter, words.stages)}</span><b>${letter}</b></span>`;
    return `<li data-letter="${letter}"${now ? ' class="now"' : ''}>${name}${now ? `<b class="pointer">${letter}</b>` : ''}</li>`;
  };
  const label = `<ol class="label-bars">${each(LETTERS, bar)}</ol>`;
  return `<div class="devices">
<p class="label">${text.office}</p><p class="label">${text.site}</p>
${device('computer', label)}${device('phone', label)}
</div>`;
};

/** The calculation of the saving and the premium, one number below the other, each with what it comes from. */
const calculation: Screen = (words, format) => {
  const text = own[format.language];
  const { zone, transmittance, surface, climate } = CASE;
  const { before, after } = transmittance;
  const row = (sign: string, value: string, name: string, source: string) =>
    `<li><span class="operator">${sign}</span><b>${value}</b><span class="source"><span>${name}</span><em class="bar">${source}</em></span></li>`;
  return `<ul class="reckoning">
${row('', `(${format.number(before, 2)} − ${format.number(after, 2)})`, words.signature.transmittance, text.study)}
${row('×', `${format.number(surface)}\u00a0m²`, words.signature.surface, words.stages[0] ?? '')}
${row('×', format.number(climate), `${words.signature.zone} ${zone}`, text.place)}
<li class="result"><p class="figure"><b class="ember">${format.number(SAVING)}</b> <span>${words.savingUnit}</span></p><em class="bar">${words.recommendations.list[0]?.name ?? ''}</em></li>
${row('×', format.perKwh(PRICE_PER_KWH), words.recommendations.paperRows.price, text.agreement)}
<li class="result"><p class="large">${format.money(premiumOf(SAVING))}</p><p class="soft">${words.signature.premium}</p></li>
</ul>`;
};

/** The documents of the case, with the one that is missing. */
const missing: Screen = (words, format) => {
  const { list, ready, waiting } = words.recommendations;
  const file = ({ name }: { name: string }, index: number) =>
    index === MISSING
      ? `<li class="bar ember"><b>${name}</b><span>${waiting}</span></li>`
      : `<li><b>${name}</b>${TICK}</li>`;
  return `<ul class="checklist">${each(list, file)}</ul>
<div class="outcome"><p class="figure"><b>${list.length - 1}/${list.length}</b> <span>${ready}</span></p><p class="bar">${own[format.language].send}</p></div>`;
};

/** The plates of case management, in the order of its benefits. */
export const plates: readonly Screen[] = [overview, stages, calculation, missing];

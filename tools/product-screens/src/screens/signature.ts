import { each } from '../each';
import { CASE, premiumOf, SAVING } from '../facts';
import { ARROW, actionButton, either, head, type Screen } from '../frame';
import { letterOfStage } from '../steps';
import { fill } from '../words';

/** The index of the stage at which the premium is calculated: C, the fifth of seven. */
const CURRENT = 4;

/** Case management: an open case, its stages as an energy label, and its CAE calculation. */
export const signature: Screen = (words, format) => {
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

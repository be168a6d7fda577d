import { CASE, premiumOf, SAVING } from './facts';
import type { Format } from './format';
import { PORTRAITS } from './portraits';
import { LETTERS, type Letter, type ScreenId, STEPS, stageOf } from './steps';
import type { Words } from './words';

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

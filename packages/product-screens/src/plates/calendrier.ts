import { each } from '../each';
import { CASE, DRIVE, dayOfWeek, ENTERED_ORDER, ENTERED_TIMES, STOPS, WEEK } from '../facts';
import type { Screen } from '../frame';
import { stopAt } from '../map';
import { fill } from '../words';
import own from './calendrier.json';
import { device, pairs, TICK } from './pieces';

const OPTIMISED = STOPS.map((_, index) => index);

/** One week with the same visits on two devices. */
const week: Screen = ({ calendrier: text }, format) => {
  const { office, road } = own[format.language];
  const day = (visits: number, index: number) =>
    `<li${index === WEEK.today ? ' class="ember"' : ''}><span>${format.weekday(dayOfWeek(index))}</span><b>${Number(dayOfWeek(index).slice(-2))}</b><span class="load">${'<i></i>'.repeat(visits)}</span></li>`;
  const days = `<ol>${each(WEEK.visits, day)}</ol>`;
  return `<div class="both">
<figure><figcaption class="soft">${office}</figcaption>${device('computer', `<p><b>${text.title}</b><span>${text.kicker}</span></p>${days}`)}</figure>
<figure><figcaption class="soft">${road}</figcaption>${device('phone', days)}</figure>
</div>`;
};

/** Towns with their names below; the route comes from above. */
const BELOW: readonly string[] = ['Almagro', 'Valdepeñas'];

/** The stops in an order, and the route between them: the map of the screen without its roads. */
function route(order: readonly number[]): string {
  const path = [...order, order[0] ?? 0].map((index) => stopAt(index).join(' ')).join('L');
  const pin = (index: number, number: number) => {
    const town = STOPS[index]?.town ?? '';
    return `<g transform="translate(${stopAt(index).join(' ')})"><circle r="24"/><text class="at">${number + 1}</text><text class="name${BELOW.includes(town) ? ' below' : ''}${town === 'Manzanares' ? ' aside' : ''}">${town}</text></g>`;
  };
  return `<svg class="way" viewBox="-20 36 462 358" aria-hidden="true"><path d="M${path}"/>${each(order, pin)}</svg>`;
}

/** The day as entered and optimised: two routes, their lengths, and when the last visit begins. */
const shorter: Screen = (_, format) => {
  const text = own[format.language];
  const map = (kind: string, name: string, kilometres: number, order: readonly number[], last = '') =>
    `<figure><figcaption><p class="figure"><b class="${kind}">${format.number(kilometres)}\u00a0km</b></p><p>${name}</p><p>${fill(text.last, { time: last })}</p></figcaption>${route(order)}</figure>`;
  return `<div class="shorter">${map('', text.entered, DRIVE.before, ENTERED_ORDER, ENTERED_TIMES.at(-1))}${map('ember', text.optimised, DRIVE.after, OPTIMISED, STOPS.at(-1)?.time)}</div>`;
};

/** The stop that is the visit of the case. */
const visit = STOPS.findIndex(({ town }) => town === CASE.town);

/** An appointment, the case that it belongs to, and the form that it opens, already filled in. */
const linked: Screen = (words, format) => {
  const text = own[format.language];
  const day = dayOfWeek(WEEK.today);
  const link = (kind: string, title: string, content: string, className = '') =>
    `<li><p class="bar${className}"><span>${kind}</span><b>${title}</b></p>${content}</li>`;
  const lines = (one: string, two = '') => `<p><b>${one}</b><span>${two}</span></p>`;
  const form = pairs([
    [text.place, `${CASE.town} (${CASE.province}) ${TICK}`],
    [words.signature.cadastre, `${CASE.cadastre} ${TICK}`],
    [words.signature.zone, `${CASE.zone} ${TICK}`],
  ]);
  return `<ol class="linked">
${link(text.appointment, `${STOPS[visit]?.time}, ${CASE.town}`, lines(`${format.weekday(day)} ${format.day(day)}`, words.calendrier.kicker), ' ember')}
${link(text.case, CASE.reference, lines(words.signature.title, CASE.measure))}
${link(text.form, words.calendrier.visits[visit] ?? '', form)}
</ol>`;
};

/** The kilometres saved, both orders to scale, and the button that restores the first one. */
const restored: Screen = ({ calendrier: words }, format) => {
  const text = own[format.language];
  const order = (kind: string, name: string, kilometres: number, stops: readonly number[]) =>
    `<li class="${kind}"><p><b>${name}</b><span>${stops
      .slice(1)
      .map((at) => STOPS[at]?.town)
      .join(
        ', ',
      )}</span></p><p class="bar" style="--share:${kilometres / DRIVE.before}">${format.number(kilometres)}\u00a0km</p></li>`;
  return `<div class="restored">
<p class="label">${words.route}</p>
<p class="figure"><b class="ember">−${format.number(DRIVE.before - DRIVE.after)}\u00a0km</b></p>
<ul>${order('optimised', text.optimised, DRIVE.after, OPTIMISED)}${order('entered', text.entered, DRIVE.before, ENTERED_ORDER)}</ul>
<p class="press">${text.restore}</p>
</div>`;
};

/** The plates of the feature, in the order of its benefits. */
export const plates: readonly Screen[] = [week, shorter, linked, restored];

import { each } from '../each';
import { CASE, FORMS, PLOT, PREMIUMS } from '../facts';
import type { Screen } from '../frame';
import { NORTH_BEFORE, PHOTOS } from '../photos';
import { fill } from '../words';
import own from './formulaires.json';
import { device, pairs, TICK } from './pieces';

/** The two forms of the case, filled in and approved on the phone. */
const both: Screen = (words, format) => {
  const text = words.formulaires;
  const [day = '', plot = '', photos = '', position = ''] = own[format.language].fields;
  const form = (title: string, { day: date, photos: taken }: (typeof FORMS)['start' | 'end'], className = '') =>
    `<p class="title">${title}</p>${pairs([
      [day, format.day(date)],
      [plot, PLOT],
      [photos, `${taken.length}/${text.places.length}`],
      [position, TICK],
    ])}<p class="bar${className}">${text.validated}</p>`;
  return `<div class="both">
${device('phone', form(text.start, FORMS.start))}
<p class="bar works">${words.stages[2]}</p>
${device('phone', form(text.end, FORMS.end, ' ember'))}
</div>`;
};

const PIN =
  '<svg class="place" viewBox="0 0 20 26" aria-hidden="true"><path fill-rule="evenodd" d="M10 1a9 9 0 0 1 9 9c0 6-9 15-9 15S1 16 1 10a9 9 0 0 1 9-9zm0 5.500a3.500 3.500 0 1 0 .01 0z"/></svg>';

/** One wall before and after the works, and the place that proves it is the same. */
const compared: Screen = (words, format) => {
  const { before, after } = own[format.language];
  const text = words.formulaires;
  const photo = (picture: string, when: string, { day, photos }: (typeof FORMS)['start' | 'end']) =>
    `<figure>${picture}<figcaption><b>${when}</b><span>${format.day(day)}, ${photos[0]}</span></figcaption></figure>`;
  return `<div class="compared">
${photo(NORTH_BEFORE, before, FORMS.start)}${photo(PHOTOS[0] ?? '', after, FORMS.end)}
<p class="bar ember">${PIN}<span><b>${format.coordinates(CASE.latitude, CASE.longitude)}</b> <span>${text.distance} ${PLOT}</span></span></p>
</div>`;
};

/** How many of the four photos three crews have taken: the sites are those where a wall is insulated, the case’s own first. */
const PROGRESS = [4, 2, 0] as const;
const SITES = [
  CASE.town,
  ...PREMIUMS.filter(({ town, measure }) => town !== CASE.town && ['RES010', 'RES080'].includes(measure)).map(
    ({ town }) => town,
  ),
];

/** The four photos of one form, and three sites that wait for the same four. */
const shared: Screen = ({ formulaires: text }) => {
  const mark = (site: number) => (_: string, place: number) =>
    `<li class="${place < (PROGRESS[site] ?? 0) ? 'taken' : 'waiting'}">${TICK}</li>`;
  const column = (town: string, site: number) => `<div><p><b>${town}</b></p><ul>${each(text.places, mark(site))}</ul></div>`;
  return `<div class="shared"><div><p><b class="bar ember">${text.end}</b></p><ol>${each(text.places, (name) => `<li class="bar">${name}</li>`)}</ol></div>${each(SITES, column)}</div>`;
};

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The way of the form and that of the crew, on one line of time. */
const early: Screen = ({ formulaires: text }, format) => {
  const mine = own[format.language];
  const { photos, received, declared, back } = FORMS.end;
  const [first, last = ''] = [photos[0], photos.at(-1)];
  const lead = minutesOf(back) - minutesOf(received);
  const share = (from: string, to: string) =>
    ((minutesOf(to) - minutesOf(from)) / (minutesOf(back) - minutesOf(first))).toFixed(4);
  const span = (from: string, to: string) => `style="--from:${share(first, from)};--share:${share(from, to)}"`;
  return `<div class="early">
<p class="lane"><b>${mine.crew}</b><span><time>${back}</time>${mine.back}</span></p>
<div class="track"><p class="taken" ${span(first, last)}>${photos.length} ${text.photos}</p><p class="bar" ${span(last, back)}><time>${last}</time>${mine.way}</p></div>
<p class="lane"><b>${mine.office}</b></p>
<div class="track"><p class="bar ember" ${span(received, back)}>${fill(mine.ahead, { hours: Math.floor(lead / 60), minutes: lead % 60 })}</p></div>
<ul ${span(received, back)}><li><time>${received}</time>${mine.received}</li><li><time>${declared}</time>${mine.declared}</li></ul>
</div>`;
};

/** The plates of the feature, in the order of its benefits. */
export const plates: readonly Screen[] = [both, compared, shared, early];

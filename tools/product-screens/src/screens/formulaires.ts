import { each } from '../each';
import { CASE } from '../facts';
import { actionButton, actionSpot, either, head, type Screen } from '../frame';
import { PHOTOS } from '../photos';

const TAKEN = ['16:52', '16:58', '17:06', '17:14'] as const;

/** Site forms: the end-of-works form and its four photos, each with place and time. */
export const formulaires: Screen = (words, format) => {
  const text = words.formulaires;
  const photo = (name: string, index: number) => {
    // The photos of one house are taken a few metres apart.
    const where = format.coordinates(CASE.latitude + index * 0.0001, CASE.longitude + (index % 2) * 0.0001);
    const picture = `<div class="picture">${PHOTOS[index] ?? ''}</div>`;
    const caption = (state = '') =>
      `<figcaption${state}><b>${name}</b><span>${where}</span><time>${TAKEN[index] ?? ''}</time></figcaption>`;
    return index === PHOTOS.length - 1
      ? `<figure>${actionSpot(`<b>${name}</b>${text.missing}`, 'missing', text)}<div class="after">${picture}</div>${caption(' class="after"')}</figure>`
      : `<figure>${picture}${caption()}</figure>`;
  };
  return `<div class="form">
  ${head(`${CASE.reference} · ${CASE.town}`, text.title)}
  <ol class="forms">
    <li class="done"><b>${text.start}</b><span>${format.day('2026-01-26')} · 4 ${text.photos}</span><em>${text.validated}</em></li>
    <li class="current"><b>${text.end}</b><span>${format.day('2026-02-13')} · ${either('3', '4')}/4 ${text.photos}</span><em>${either(text.inProgress, text.validated)}</em></li>
  </ol>
  <p class="position"><b>${text.position}</b>${text.distance} ${CASE.cadastre.slice(0, 7)}</p>
  ${actionButton(text)}
</div>
<div class="photos">${each(text.places, photo)}</div>`;
};

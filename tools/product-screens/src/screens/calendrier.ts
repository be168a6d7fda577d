import { each } from '../each';
import { DRIVE, ENTERED_ORDER, ENTERED_TIMES, STOPS, WEEK } from '../facts';
import { actionButton, either, head, type Screen } from '../frame';
import { routeMap } from '../map';
import { fill } from '../words';

/** Smart calendar: an installer's week, the stops on Wednesday, and their route on a map. */
export const calendrier: Screen = (words, format) => {
  const text = words.calendrier;
  const monday = Number(WEEK.monday.slice(-2));
  const day = (visits: number, index: number) => {
    const iso = `${WEEK.monday.slice(0, -2)}${String(monday + index).padStart(2, '0')}`;
    return `<li${index === WEEK.today ? ' class="today"' : ''}><span>${format.weekday(iso)}</span><b>${monday + index}</b><span class="load" aria-hidden="true">${'<i></i>'.repeat(visits)}</span></li>`;
  };
  const stop = (at: number, time: string, number: number) =>
    `<li><b class="number">${number + 1}</b><time>${time}</time><span class="where"><b>${STOPS[at]?.town ?? ''}</b>${text.visits[at] ?? ''}</span></li>`;
  const km = (value: number) => `${format.number(value)}\u00a0km`;
  const done = fill(text.done, { after: km(DRIVE.after), before: format.number(DRIVE.before) });
  return `<div class="plan">
  ${head(text.kicker, text.title)}
  <ol class="week">${each(WEEK.visits, day)}</ol>
  <div class="stops">
    <ol class="before">${each(ENTERED_ORDER, (at, index) => stop(at, ENTERED_TIMES[index] ?? '', index))}</ol>
    <ol class="after">${each(STOPS, ({ time }, index) => stop(index, time, index))}</ol>
  </div>
</div>
<div class="map">
  <span class="before">${routeMap(ENTERED_ORDER)}</span><span class="after">${routeMap(STOPS.map((_, index) => index))}</span>
  <div class="drive"><p class="label">${text.route}</p><p class="figure"><b>${either(km(DRIVE.before), km(DRIVE.after))}</b></p><p class="gain">${either(text.notOptimised, `${km(DRIVE.before - DRIVE.after)} ${text.saved}`)}</p>${actionButton({ ...text, done })}</div>
</div>`;
};

import { each } from '../each';
import { CASE } from '../facts';
import { actionButton, either, head, type Screen } from '../frame';

const TIMES = ['2026-02-13T17:20', '2026-02-13T17:21', '2026-02-13T17:21', '2026-02-16T09:00'] as const;
const CASES = ['EXP-2026-0009 · Getafe', 'EXP-2026-0011 · Burgos', `${CASE.reference} · ${CASE.town}`] as const;

/** Automated processes: a workflow as a chain of arrows, and the alerts of today. */
export const diagnostic: Screen = (words, format) => {
  const text = words.diagnostic;
  const when = (index: number) => {
    const iso = TIMES[index] ?? TIMES[0];
    return `${format.day(iso)}, ${iso.slice(11)}`;
  };
  const last = text.steps.length - 1;
  const step = ({ kind, title }: { kind: string; title: string }, index: number) =>
    `<li><div class="link"><span>${kind}</span><b>${title}</b></div><p class="when">${index === last ? either(text.off, when(index)) : when(index)}</p></li>`;
  return `<div class="flow">
  ${head(text.kicker, text.title, actionButton(text))}
  <ol class="chain">${each(text.steps, step)}</ol>
</div>
<div class="alerts">
  <h4 class="label">${text.alerts}</h4>
  <ul>${each(text.alertRows, ({ title, before, after }, index) => `<li><b>${title}</b><span class="ref">${CASES[index] ?? ''}</span><span class="answer">${before === after ? after : either(before, after)}</span></li>`)}</ul>
</div>`;
};

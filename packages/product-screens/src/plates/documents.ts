import { each } from '../each';
import { CASE, PREMIUMS, PRICE_PER_KWH, type Premium, premiumOf } from '../facts';
import { head, type Screen } from '../frame';
import own from './documents.json';

type Status = Premium['status'];

/** What a premium goes through, from the first status to the last. */
const STATUSES: readonly Status[] = ['draft', 'verified', 'requested', 'paid'];

const sum = (list: readonly Premium[]) => list.reduce((total, { saving }) => total + premiumOf(saving), 0);
const paid = PREMIUMS.filter(({ status }) => status === 'paid');
const due = PREMIUMS.filter(({ status }) => status !== 'paid');

/** The four statuses on a line, each with the cases that have it. */
const statuses: Screen = (words, format) => {
  const text = words.documents;
  const one = ({ town, saving }: Premium) => `<li><b>${town}</b><span>${format.money(premiumOf(saving))}</span></li>`;
  const column = (status: Status) =>
    `<li><p class="bar${status === 'paid' ? ' ember' : ''}">${text.statuses[status]}</p><ul>${each(
      PREMIUMS.filter((premium) => premium.status === status),
      one,
    )}</ul></li>`;
  return `${head(text.period, text.title)}<ol class="statuses">${each(STATUSES, column)}</ol>`;
};

/** The cases that the second plate shows: that of all screens, one smaller and one larger. */
const SHOWN = PREMIUMS.slice(1, 4);

/** Saving, price and premium in one row per case. */
const amounts: Screen = (words, format) => {
  const longest = Math.max(...SHOWN.map(({ saving }) => saving));
  const row = ({ town, measure, saving }: Premium) => {
    const width = ((saving / longest) * 100).toFixed(1);
    return `<li><p><b>${town}</b> <span class="soft">${words.measures[measure]}</span></p><div class="run"><span class="bar${town === CASE.town ? ' ember' : ''}" style="width:${width}%">${format.number(saving)}\u00a0${words.savingUnit}</span></div><p class="large">${format.money(premiumOf(saving))}</p></li>`;
  };
  return `<p class="label">${words.documents.columns.saving} × ${format.perKwh(PRICE_PER_KWH)} = ${words.documents.columns.premium.toLowerCase()}</p><ul class="amounts">${each(SHOWN, row)}</ul>`;
};

/** All premiums as one bar, of which a part is paid. */
const balance: Screen = (words, format) => {
  const text = words.documents;
  const part = (list: readonly Premium[], name: string, className: string) =>
    `<div class="${className}"><p class="large">${format.money(sum(list))}</p><p>${name}</p></div>`;
  const one = ({ town, saving }: Premium) => `<li><span>${town}</span><b>${format.money(premiumOf(saving))}</b></li>`;
  const columns = `grid-template-columns:${sum(paid)}fr ${sum(due)}fr`;
  return `<p class="label">${text.title} · ${text.period}</p><p class="large">${format.money(sum(PREMIUMS))}</p>
<div class="balance" style="${columns}">${part(paid, text.paid, 'ember')}${part(due, own[format.language].toCome, 'due')}</div>
<div class="parts" style="${columns}"><ul>${each(paid, one)}</ul><ul>${each(due, one)}</ul></div>`;
};

/** Who sees which cases: the agency all, the installer those of its trade, the delegated party those that it bundles. */
const VIEWS = {
  agency: () => true,
  installer: ({ measure }: Premium) => measure === CASE.measure,
  delegate: ({ status }: Premium) => status === 'requested' || status === 'paid',
} as const satisfies Record<string, (premium: Premium) => boolean>;

/** One list as three roles see it. */
const views: Screen = (words) => {
  const column = (role: keyof typeof VIEWS) => {
    const seen = (premium: Premium) => VIEWS[role](premium);
    const one = (premium: Premium) =>
      seen(premium)
        ? `<li class="bar${premium.town === CASE.town ? ' ember' : ''}">${premium.town}</li>`
        : '<li class="hidden" aria-hidden="true"></li>';
    return `<li><p class="role"><b class="large">${PREMIUMS.filter(seen).length}</b> <span>${words.roles[role]}</span></p><ul>${each(PREMIUMS, one)}</ul></li>`;
  };
  return `<ol class="views">${each(Object.keys(VIEWS) as (keyof typeof VIEWS)[], column)}</ol>`;
};

/** The plates of premium tracking, in the order of its benefits. */
export const plates: readonly Screen[] = [statuses, amounts, balance, views];

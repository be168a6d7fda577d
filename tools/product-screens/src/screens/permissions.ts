import { each } from '../each';
import { head, type Screen } from '../frame';

type Level = 0 | 1 | 2;

/** What each role may do with quotes, photos, the CAE file and invoices. */
const RIGHTS = {
  manager: [2, 2, 2, 2],
  agency: [2, 1, 2, 1],
  technician: [1, 2, 2, 0],
  installer: [2, 2, 1, 2],
  delegate: [0, 1, 1, 1],
} as const satisfies Record<string, readonly Level[]>;

const TIMES = ['10:42', '10:15', '09:58'] as const;

/** Access control: a matrix of rights, in which a longer bar is a wider right, and the access log. */
export const permissions: Screen = (words) => {
  const text = words.permissions;
  const roles = Object.keys(RIGHTS) as (keyof typeof RIGHTS)[];
  const cell = (role: string, level: Level, index: number) =>
    `<td><button class="level" type="button" data-level="${level}" data-subject="${role}" data-type="${text.types[index] ?? ''}"><span class="visually-hidden">${role}, </span><span class="type">${text.types[index] ?? ''}</span><span class="bar">${text.levels[level] ?? ''}</span></button></td>`;
  return `${head(text.kicker, text.title)}
<table class="rights" data-levels="${text.levels.join('|')}" data-changed="${text.changed}">
  <thead><tr><th scope="col"><span class="visually-hidden">${text.role}</span></th>${each(text.types, (type) => `<th scope="col">${type}</th>`)}</tr></thead>
  <tbody>${each(roles, (role) => `<tr><th scope="row">${words.roles[role]}</th>${each<Level>(RIGHTS[role], (level, index) => cell(words.roles[role], level, index))}</tr>`)}</tbody>
</table>
<div class="log"><h4 class="label">${text.log}</h4><ol>${each(text.entries, (entry, index) => `<li><time>${TIMES[index] ?? ''}</time><span>${entry}</span></li>`)}</ol></div>`;
};

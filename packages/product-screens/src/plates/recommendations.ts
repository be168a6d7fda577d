import { each } from '../each';
import { CASE, PRICE_PER_KWH, SAVING } from '../facts';
import type { Format } from '../format';
import type { Screen } from '../frame';
import { STROKE } from '../screens';
import type { Words } from '../words';
import { device, pairs, TICK } from './pieces';
import own from './recommendations.json';

/** The end of the case's number, which people call it by. */
const SHORT = CASE.reference.slice(-4);

/** The values that the agreement takes from the case. */
function values(words: Words, format: Format): readonly (readonly [string, string])[] {
  const { paperRows: rows } = words.recommendations;
  return [
    [rows.measure, CASE.measure],
    [words.signature.zone, CASE.zone],
    [rows.cadastre, `${CASE.cadastre.slice(0, 14)}<wbr>${CASE.cadastre.slice(14)}`],
    [rows.saving, `${format.number(SAVING)}\u00a0${words.savingUnit}`],
    [rows.price, format.perKwh(PRICE_PER_KWH)],
  ];
}

/** The name of the document without what explains it in brackets. */
const agreement = (words: Words) => words.recommendations.list[1]?.name ?? '';

/** A template with its fields, and the same page with the values of the case. */
const filled: Screen = (words, format) => {
  const rows = values(words, format);
  const sheet = (label: string, cells: readonly string[], className: string) =>
    `<div class="sheet ${className}"><p class="soft">${label}</p><p class="name">${agreement(words)}</p><ul>${each(cells, (cell) => `<li>${cell}</li>`)}</ul></div>`;
  return `<div class="filling">
${sheet(
  own[format.language].template,
  rows.map(([name]) => `<i>${name}</i>`),
  'fields',
)}
<p class="bar ember">${SHORT}</p>
${sheet(
  CASE.reference,
  rows.map(([, value]) => `<b>${value}</b>`),
  '',
)}
</div>`;
};

/** One signature, on the device of the office and on the one that the technician has with the client. */
const signed: Screen = (words, format) => {
  const text = own[format.language];
  const { client, proof } = words.recommendations;
  const field = `<p class="soft">${client}</p><p class="stroke-field ember">${STROKE}</p>`;
  return `<div class="signing">
<p class="label">${text.office}</p><p class="label">${text.home}</p>
${device('computer', `<p class="name">${agreement(words)}</p>${field}`)}${device('tablet', `<p class="name">${agreement(words)}</p>${field}`)}
<p class="seal">${TICK}<span>${proof} <b>${format.dateTime(CASE.signedAt)}</b></span><span>SHA-256 <b>${CASE.signatureHash}…</b></span></p>
</div>`;
};

/** The document as the client will get it, and the button that sends it. */
const preview: Screen = (words, format) => {
  const { page, client, here } = words.recommendations;
  const rows = values(words, format).filter(([name]) => name !== words.signature.zone);
  return `<div class="preview">
<div class="pages"><div class="sheet"><p class="name">${agreement(words)}</p>${pairs(rows)}<p class="soft">${client}</p><p class="blank">${here}</p></div></div>
<p class="soft">${page}</p><p class="bar ember">${own[format.language].send}</p>
</div>`;
};

/** The documents of the case by their type, as indexes of the list of documents. */
const SHELVES = [[0, 1, 2], [4, 5, 6], [3]] as const;

/** The case, its types of documents and the documents in them. */
const archive: Screen = (words, format) => {
  const { types } = own[format.language];
  const file = (at: number) => {
    const { name, status } = words.recommendations.list[at] ?? { name: '', status: '' };
    return `<li><b>${name}</b><span>${status}</span>${TICK}</li>`;
  };
  const shelf = (files: readonly number[], index: number) =>
    `<li><p class="type">${types[index] ?? ''}</p><ul>${each(files, file)}</ul></li>`;
  return `<p class="bar ember">${CASE.reference}</p><ul class="tree">${each(SHELVES, shelf)}</ul>`;
};

/** The plates of document management, in the order of its benefits. */
export const plates: readonly Screen[] = [filled, signed, preview, archive];

// What pages may import, too: nothing here needs Node or a schema.
export { formatKey, isSame, type KeyPath, type Problem, valueAt } from './problems/problem';
export { shortened } from './problems/quotation';
export { walkTexts } from './schema/walk-texts';
export { fillPlaceholders, hasValues, placeholdersOf } from './texts/placeholders';
export { formatText } from './texts/typography';
export { codePoint, printable, printableLines } from './texts/unseen';

import { contentFactNames } from '../facts-in-text';
import { factFiles } from '../file-kinds';
import { formatEuros } from '../format';
import { placeholdersOf } from '../placeholders';
import { formatKey, type Problem } from '../problem';
import { isPublished } from '../published-entries';
import { type CheckedFiles, problemAt } from './check';
import type { CopyInFile } from './copy';
import { isCompanyPage, knownNames } from './placeholders';

/** A fact that a text states, and the value in the data. */
interface Statement {
  /** The wording of the text. */
  found: string;
  /** The placeholder of the fact that the text repeats; undefined if it matches no fact. */
  placeholder?: string;
  /** The value in the data, if the text contradicts it. */
  known: string;
  /** Whether it may well be about something else, such as the number of another company. */
  isUnsure?: boolean;
}

/** Figures, phone numbers and email addresses are facts of the data; a text that states one must agree with them. */
export function checkFacts(files: CheckedFiles): Problem[] {
  const statementsOf = findersOf(files);
  return files.copy
    .filter(({ key }) => key.at(-1) !== 'alt')
    .flatMap((copy) => statementsOf.flatMap((find) => once(find(copy)).map((found) => report(files, copy, found))));
}

/** Figures that the pack in the texts does not have: pages would show 0 €. One message each, at the figure. */
export function checkLackingFacts(files: CheckedFiles): Problem[] {
  const { packs } = files.content.Packs;
  const index = packs.findIndex(isPublished);
  return (['price', 'additionalFilePrice', 'setupFee'] as const).flatMap((name) => {
    const naming = packs[index]?.[name] === null ? files.copy.filter(({ text }) => placeholdersOf(text).includes(name)) : [];
    const [first] = naming;
    if (!first) return [];
    const others = naming.length > 1 ? ` and ${naming.length - 1} more` : '';
    return problemAt(files, factFiles.Packs.path, ['packs', index, name], {
      kind: 'fact-missing',
      found: `null, while {{${name}}} stands in ${naming.length === 1 ? 'a text' : `${naming.length} texts`}: data/${first.file} (${formatKey(first.key)})${others}`,
      expected: 'a figure, or no text that names it',
      fix: `Write the figure, or take {{${name}}} out of these texts, in every language.`,
    });
  });
}

/** The statements of a text without repetitions; more than 20 problems in one text would not help. */
const once = (statements: readonly Statement[]): Statement[] =>
  [...new Map(statements.map((statement) => [statement.found, statement])).values()].slice(0, 20);

type Find = (copy: CopyInFile) => Statement[];

const findersOf = (files: CheckedFiles): Find[] => [
  ...[prices(files), includedFiles(files), percentages(files), contact(files, 'phone'), contact(files, 'email')].map(
    (find): Find =>
      (copy) =>
        /[\d@]/.test(copy.text) ? find(copy) : [],
  ),
  names(files),
];

/** What a text states about the facts of the data. */
export const statementsIn = (files: CheckedFiles, copy: CopyInFile): Statement[] =>
  findersOf(files).flatMap((find) => find(copy));

function report(files: CheckedFiles, copy: CopyInFile, { found, placeholder, known, isUnsure }: Statement): Problem {
  const { file, key } = copy;
  if (placeholder === undefined) {
    return problemAt(files, file, key, {
      kind: isUnsure ? 'fact-other' : 'fact-disagrees',
      found: `"${found}"`,
      expected: known,
      fix: `Correct the text, or the data that it speaks of${isUnsure ? '; leave it if it speaks of something else' : ''}.`,
    });
  }
  const isFilled = knownNames(copy).includes(placeholder);
  const elsewhere = contentFactNames.some((name) => name === placeholder) ? 'in a text below content/' : 'on a legal page';
  return problemAt(files, file, key, {
    kind: 'fact-repeated',
    found: `"${found}"`,
    expected: isFilled
      ? `{{${placeholder}}}, which follows the data when it changes`
      : `no fact of the data: {{${placeholder}}}, which follows it, does not work in this file`,
    fix: isFilled
      ? `Write {{${placeholder}}} instead, in the same text of every language, or take it out.`
      : `Take it out, or say it ${elsewhere}.`,
  });
}

/** Amounts in euros, by sign or word, in every file; with EUR, only those that are our prices. */
function prices({ content }: CheckedFiles): Find {
  const pack = content.Packs.packs.find(isPublished);
  const names = ['setupFee', 'additionalFilePrice', 'price'] as const;
  const amounts = new Map(names.flatMap((name) => (pack?.[name] ? [[pack[name], name]] : [])));
  return ({ language, text }) =>
    [...text.matchAll(euroPattern)].flatMap(([found, before = '', after = before]) => {
      const placeholder = amounts.get(Number(after.replace(/[\s.,](?=\d{3}\b)/g, '').replace(',', '.')));
      const prices = [...amounts.keys()].map((amount) => formatEuros(amount, language));
      const known = `one of our prices (${prices.join(', ')}), or EUR for another amount`;
      if (!placeholder && /EUR(?!O)/i.test(found)) return [];
      return { found, known, ...(placeholder && { placeholder }) };
    });
}

const euroPattern =
  /(?:€|(?<!\p{L})EUR)\s?(\d[\d.,\s]{0,12}\d|\d)|(?<![\d.,])(\d[\d.,\s]{0,12}\d|\d)\s?(?:€|eur(?:os?)?(?!\p{L}))/giu;

/**
 * A number of files that a pack includes: in the texts of the packs their own, elsewhere that of the first published pack. The unit
 * in each language is the word that follows the placeholder in its texts.
 */
function includedFiles({ content, copy }: CheckedFiles): Find {
  const onSale = content.Packs.packs.find(isPublished);
  const units = unitsOf(copy);
  return (place) => {
    const unit = units.get(place.language);
    const pack = place.kind === 'PackTexts' ? packOf(content, place) : onSale;
    if (!unit || !pack) return [];
    return [...place.text.matchAll(unit)].flatMap(([found, number = '']) => {
      const isOurs = Number(digits(number)) === pack.includedFiles;
      // Texts of a pack that is not published have no placeholder for its figure.
      if (isOurs && pack !== onSale) return [];
      return {
        found,
        known: `${pack.includedFiles}, as "includedFiles" of the pack "${pack.id}" in data/packs.json says, or another number in words`,
        isUnsure: place.kind !== 'PackTexts',
        ...(isOurs && { placeholder: 'includedFiles' }),
      };
    });
  };
}

/** A number with the word for files, by language. Short words that follow the placeholder are articles and prepositions. */
function unitsOf(copy: readonly CopyInFile[]): Map<string, RegExp> {
  const units = new Map<string, Set<string>>();
  for (const { language, text } of copy) {
    const unit = /\{\{includedFiles\}\}\s(\p{L}{4,})/u.exec(text)?.[1];
    if (unit) units.set(language, (units.get(language) ?? new Set()).add(unit));
  }
  const pattern = (words: ReadonlySet<string>) =>
    new RegExp(`(?<![\\p{L}\\d.,])(\\d[\\d.,\\s]{0,12}\\d|\\d)\\s(?:${[...words].join('|')})(?!\\p{L})`, 'giu');
  return new Map([...units].map(([language, words]) => [language, pattern(words)]));
}

/** The pack that a text of the packs is about; undefined for texts that are about none. */
function packOf({ languages, Packs }: CheckedFiles['content'], { language, key: [list, index] }: CopyInFile) {
  const id = list === 'packs' ? languages[language]?.PackTexts.packs[Number(index)]?.id : undefined;
  return Packs.packs.find((pack) => pack.id === id);
}

/** A percentage in the texts of a page with a figure must be that figure. */
function percentages({ documents }: CheckedFiles): Find {
  return ({ file, text }) => {
    const { stat } = (documents.get(file)?.value ?? {}) as { stat?: number | null };
    if (stat === undefined) return [];
    return [...text.matchAll(/(\d{1,6}(?:[.,]\d{1,6})?)\s?%/g)]
      .filter(([, share = '']) => Number(share.replace(',', '.')) !== stat)
      .map(([found]) => ({ found, known: stat === null ? 'no share: "stat" is null' : `${stat} %, as "stat" says` }));
  };
}

const digits = (text: string) => text.replace(/\D/g, '');

/** Phone numbers and e-mail addresses. */
const contacts = {
  phone: /(?<![\d.,])\+?\d[\d\s().-]{6,24}\d/g,
  email: /[\w.+-]{1,64}@[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,5}/gu,
} as const;

/** Phone numbers of others: in their international form, or with the nine digits of Spain. */
const ofOthers = /^(?:\+|00)|^[6-9](?:[\s.-]?\d){8}$/;

/** Company pages may also name the contacts of others, such as an authority or the data protection officer. */
function contact({ content }: CheckedFiles, name: keyof typeof contacts): Find {
  const known = content.SiteSettings.contact[name];
  const national = digits(known.slice(known.indexOf(' ')));
  const isOurs = (found: string) =>
    name === 'phone'
      ? [digits(known), national, `0${national}`].includes(digits(found))
      : found.toLowerCase() === known.toLowerCase();
  const isOfOthers = (found: string) => name === 'email' || ofOthers.test(found);
  return ({ file, text }) =>
    [...text.matchAll(contacts[name])]
      .filter(([found]) => isOurs(found) || (isOfOthers(found) && !isCompanyPage(file)))
      .map(([found]) => ({
        found,
        known: `${known}, as data/site.json says`,
        isUnsure: true,
        ...(isOurs(found) && { placeholder: name }),
      }));
}

/** The product's name, and the company's, which usually contains it. */
function names({ content }: CheckedFiles): Find {
  const { name, company } = content.SiteSettings;
  const { legalName } = company;
  return ({ text }) => {
    const isLegalName = legalName !== name && hasWord(text, legalName);
    const rest = isLegalName ? text.replaceAll(legalName, '') : text;
    return [
      ...(isLegalName ? [{ found: legalName, known: '', placeholder: 'legalName' }] : []),
      ...(hasWord(rest, name) ? [{ found: name, known: '', placeholder: 'name' }] : []),
    ];
  };
}

/** Whether a text contains a name as separate words. No regular expression is built from the name: it can be as long as a file. */
function hasWord(text: string, name: string): boolean {
  if (!text.includes(name)) return false;
  const parts = text.split(name);
  return parts.slice(1).some((after, index) => !/[\p{L}\d]$/u.test(parts[index] ?? '') && !/^[\p{L}\d]/u.test(after));
}

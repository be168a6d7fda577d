import { contentFactNames } from '../facts-in-text';
import { formatEuros } from '../format';
import type { Problem } from '../problem';
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

/** More problems in one text would not help. */
const mostOfOneText = 20;

/** The statements of a text without repetitions, limited in number. */
function once(statements: readonly Statement[]): readonly Statement[] {
  if (statements.length < 2) return statements;
  const first = new Map(statements.toReversed().map((statement) => [statement.found, statement]));
  return statements.filter((statement) => first.get(statement.found) === statement).slice(0, mostOfOneText);
}

type Find = (copy: CopyInFile) => Statement[];

const findersOf = (files: CheckedFiles): Find[] => [
  prices(files),
  includedFiles(files),
  percentages(files),
  phones(files),
  emails(files),
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
  const advice = knownNames(copy).includes(placeholder)
    ? {
        expected: `{{${placeholder}}}, which follows the data when it changes`,
        fix: `Write {{${placeholder}}} instead.`,
      }
    : {
        expected: `no fact of the data: {{${placeholder}}}, which follows it, does not work in this file`,
        fix: `Take it out, or say it ${isContentFact(placeholder) ? 'in a text below content/' : 'on a legal page'}.`,
      };
  return problemAt(files, file, key, { kind: 'fact-repeated', found: `"${found}"`, ...advice });
}

const isContentFact = (name: string) => contentFactNames.some((known) => known === name);

/** Amounts in euros, by sign or word, in every file. Amounts that are not our prices can be written with EUR. */
function prices({ content }: CheckedFiles): Find {
  const pack = content.Packs.packs.find(isPublished);
  const amounts = new Map<number, string>();
  for (const name of ['setupFee', 'additionalFilePrice', 'price'] as const) {
    const amount = pack?.[name];
    if (typeof amount === 'number') amounts.set(amount, name);
  }
  return ({ language, text }) => {
    return [...text.matchAll(euroPattern)].map(([found, before, after]) => {
      const placeholder = amounts.get(Number((before ?? after ?? '').replace(/[\s.,](?=\d{3}\b)/g, '').replace(',', '.')));
      return { found, known: knownPrices(amounts, language), ...(placeholder && { placeholder }) };
    });
  };
}

const euroPattern = /€\s?(\d[\d.,\s]{0,12}\d|\d)|(?<![\d.,])(\d[\d.,\s]{0,12}\d|\d)\s?(?:€|euros?(?!\p{L}))/giu;

const knownPrices = (amounts: ReadonlyMap<number, string>, language: string) => {
  const prices = [...amounts.keys()].map((amount) => formatEuros(amount, language));
  return `one of our prices (${prices.join(', ')}), or EUR for another amount`;
};

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

/** Company pages may also name the number of an authority, such as the AEPD. */
function phones({ content }: CheckedFiles): Find {
  const { phone } = content.SiteSettings.contact;
  const national = digits(phone.slice(phone.indexOf(' ')));
  const isOurs = (found: string) => [digits(phone), national, `0${national}`].includes(digits(found));
  return ({ file, text }) =>
    [...text.matchAll(/(?<![\d.,])\+?\d[\d\s().-]{6,24}\d/g)]
      .filter(([found]) => isOurs(found) || (found.startsWith('+') && !isCompanyPage(file)))
      .map(([found]) => ({
        found,
        known: `${phone}, as data/site.json says`,
        isUnsure: true,
        ...(isOurs(found) && { placeholder: 'phone' }),
      }));
}

/** Company pages may also name other addresses, such as that of the data protection officer. */
function emails({ content }: CheckedFiles): Find {
  const { email } = content.SiteSettings.contact;
  const isOurs = (found: string) => found.toLowerCase() === email.toLowerCase();
  return ({ file, text }) =>
    [...text.matchAll(/[\w.+-]{1,64}@[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,5}/gu)]
      .filter(([found]) => isOurs(found) || !isCompanyPage(file))
      .map(([found]) => ({
        found,
        known: `${email}, as data/site.json says`,
        isUnsure: true,
        ...(isOurs(found) && { placeholder: 'email' }),
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
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true;
  }
  return false;
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\d]/u.test(character);

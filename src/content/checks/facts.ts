import { type CopyInFile, formatKey, type Problem } from '../../../packages/content';
import { placeholdersOf } from '../../../packages/content/browser';
import { isPublished } from '../../../packages/content/model';
import { contentFactNames } from '../fact-names';
import { factFiles, knownNames } from '../model';
import { notationOf, writeEuros } from '../notation';
import { problemAt } from '../problems';
import type { CheckedFiles } from './check';

/** A fact of the data that a text repeats. */
interface Repeated {
  /** The wording of the text. */
  found: string;
  /** The placeholder of the fact. */
  placeholder: string;
}

/** Texts write a placeholder in place of a fact, which follows the data. What other figures mean, nobody but the writer knows. */
export function checkFacts(files: CheckedFiles): Problem[] {
  const finders = findersOf(files);
  return files.copy
    .filter(({ key }) => key.at(-1) !== 'alt')
    .flatMap((copy) => finders.flatMap((find) => once(find(copy.text)).map((found) => report(files, copy, found))));
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

/** The repeated facts of a text, each once; more than 20 problems in one text would not help. */
const once = (repeated: readonly Repeated[]): Repeated[] =>
  [...new Map(repeated.map((one) => [one.found, one])).values()].slice(0, 20);

type Find = (text: string) => Repeated[];

const findersOf = (files: CheckedFiles): Find[] => [
  ...[prices(files), contact(files, 'phone'), contact(files, 'email')].map(
    (find): Find =>
      (text) =>
        /[\d@]/.test(text) ? find(text) : [],
  ),
  names(files),
];

/** Whether a text repeats a fact of the data. */
export const repeatsFact = (files: CheckedFiles, { text }: CopyInFile): boolean =>
  findersOf(files).some((find) => find(text).length > 0);

function report(files: CheckedFiles, copy: CopyInFile, { found, placeholder }: Repeated): Problem {
  const isFilled = knownNames(copy).includes(placeholder);
  const elsewhere = contentFactNames.some((name) => name === placeholder) ? 'in a text below content/' : 'on a legal page';
  return problemAt(files, copy.file, copy.key, {
    kind: 'fact-repeated',
    found: `"${found}"`,
    expected: isFilled
      ? `{{${placeholder}}}, which follows the data when it changes`
      : `no fact of the data: {{${placeholder}}}, which follows it, does not work in this file`,
    fix: isFilled
      ? `Write {{${placeholder}}} instead, in the same text of every language, or take it out.`
      : `Take it out, or say it ${elsewhere}.`,
    ...(isFilled && { instead: { from: found, to: `{{${placeholder}}}` } }),
  });
}

/** Amounts of money, by the sign, the name or the code of their currency. */
const moneyPattern =
  /(?:[€$£]|(?<!\p{L})EUR)\s?(\d[\d.,\s]{0,12}\d|\d)|(?<![\d.,])(\d[\d.,\s]{0,12}\d|\d)\s?(?:[€$£]|eur(?:os?)?(?!\p{L}))/giu;

const amountsIn = (text: string) =>
  [...text.matchAll(moneyPattern)].map(([found, before = '', after = before]) => ({
    found,
    amount: Number(after.replace(/[\s.,](?=\d{3}\b)/g, '').replace(',', '.')),
  }));

/** The placeholder of each of our prices, by the price. */
function ourPrices({ content }: CheckedFiles): ReadonlyMap<number, string> {
  const pack = content.Packs.packs.find(isPublished);
  const names = ['setupFee', 'additionalFilePrice', 'price'] as const;
  return new Map(names.flatMap((name) => (pack?.[name] ? [[pack[name], name]] : [])));
}

function prices(files: CheckedFiles): Find {
  const ours = ourPrices(files);
  return (text) =>
    amountsIn(text).flatMap(({ found, amount }) => {
      const placeholder = ours.get(amount);
      return placeholder ? { found, placeholder } : [];
    });
}

const euros = /€|(?<!\p{L})eur(?:os?)?(?!\p{L})/iu;

/** Prices here are in euros: another sign is probably the wrong key, unless the text has euros beside it. */
export function checkCurrencies(files: CheckedFiles): Problem[] {
  const ours = ourPrices(files);
  return files.copy.flatMap(({ file, key, language, text }) =>
    amountsIn(!/[$£]/.test(text) || euros.test(text) ? '' : text)
      .filter(({ found, amount }) => /[$£]/.test(found) && !ours.has(amount))
      .map(({ found, amount }) => {
        const isWhole = Number.isInteger(amount);
        const inEuros = isWhole ? writeEuros(amount, notationOf(language)) : found.replace(/[$£]/, '€');
        return problemAt(files, file, key, {
          kind: 'currency-unusual',
          found: `"${found}"`,
          expected: 'an amount in euros, as all prices here',
          fix: `Write ${inEuros}; leave it if the other currency is meant.`,
          instead: { from: found, to: inEuros },
        });
      }),
  );
}

const digits = (text: string) => text.replace(/\D/g, '');

/** Phone numbers and e-mail addresses. */
const contacts = {
  phone: /(?<![\d.,])\+?\d[\d\s().-]{6,24}\d/g,
  email: /[\w.+-]{1,64}@[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,5}/gu,
} as const;

/** Our own phone number, also as one dials it at home, or our e-mail address. */
function contact({ content }: CheckedFiles, placeholder: keyof typeof contacts): Find {
  const known = content.SiteSettings.contact[placeholder];
  const national = digits(known.slice(known.indexOf(' ')));
  const isOurs = (found: string) =>
    placeholder === 'phone'
      ? [digits(known), national, `0${national}`].includes(digits(found))
      : found.toLowerCase() === known.toLowerCase();
  return (text) =>
    [...text.matchAll(contacts[placeholder])].flatMap(([found]) => (isOurs(found) ? { found, placeholder } : []));
}

/** The product's name, and the company's, which usually contains it. */
function names({ content }: CheckedFiles): Find {
  const { name, company } = content.SiteSettings;
  const { legalName } = company;
  return (text) => {
    const isLegalName = legalName !== name && hasWord(text, legalName);
    const rest = isLegalName ? text.replaceAll(legalName, '') : text;
    return [
      ...(isLegalName ? [{ found: legalName, placeholder: 'legalName' }] : []),
      ...(hasWord(rest, name) ? [{ found: name, placeholder: 'name' }] : []),
    ];
  };
}

/** Whether a text contains a name as separate words. No regular expression is built from the name: it can be as long as a file. */
function hasWord(text: string, name: string): boolean {
  if (!text.includes(name)) return false;
  const parts = text.split(name);
  return parts.slice(1).some((after, index) => !/[\p{L}\d]$/u.test(parts[index] ?? '') && !/^[\p{L}\d]/u.test(after));
}

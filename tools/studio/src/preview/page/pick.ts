import type { ShownValue } from '../mark-document';
import { marksIn } from '../marks';
import type { Legend } from '../preview-data';
import { placesOf, readLegend } from './legend';
import { send } from './messages';
import type { Target } from './target';

/** Tells the studio what was picked. */
export async function pick({ node, marks, text, image, href }: Target): Promise<void> {
  const legend = await readLegend();
  const values = [...valuesIn(node ? text : '', legend), ...(href ? linkValues(href, legend) : [])];
  const isMarked = marksIn(node?.data ?? '').length > 0;
  const all = [...new Set(isMarked ? [...marks, ...values] : [...values, ...marks])];
  const picture = image && pictureOf(image, legend);
  const fields = placesOf(all, legend);
  send({ kind: 'pick', marks: all, fields, text, ...(picture && { picture }), ...(href && { href }) });
}

/** Which picture of the data an image shows: the folder in its address is the digest of the picture that it was made of. */
function pictureOf({ currentSrc, src }: HTMLImageElement, { pictures }: Legend): string | undefined {
  const parts = new URL(currentSrc || src).pathname.split('/');
  return parts.map((part) => pictures[part]).find((path) => path !== undefined);
}

const isShownHere = ({ language }: ShownValue) => language === undefined || language === document.documentElement.lang;

/** The marks of the values that a text names: numbers as they are formatted, other values as they are. */
function valuesIn(text: string, { values }: Legend): number[] {
  const numbers = new Set(numbersIn(text));
  const isNamed = ({ value }: ShownValue) =>
    typeof value === 'number' ? numbers.has(value) : value.length > 3 && text.includes(value);
  return values.filter((shown) => isShownHere(shown) && isNamed(shown)).map(({ mark }) => mark);
}

/** Numbers of a text, with what languages put between thousands and before decimals. */
const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:[\s.,’]\d{3})*(?:[.,]\d{1,2})?(?!\d)/g) ?? []).map((number) =>
    Number(number.replace(/[\s.,’](?=\d{3})/g, '').replace(',', '.')),
  );

/** Where a link's address comes from, such as a telephone number. */
const linkValues = (href: string, { values }: Legend): number[] => {
  const address = decodeURI(href)
    .replace(/^(?:tel|mailto):/, '')
    .replace(/[\s/]+/g, '');
  return values
    .filter(({ value }) => typeof value === 'string' && value.length > 3 && address === value.replace(/[\s/]+/g, ''))
    .map(({ mark }) => mark);
};

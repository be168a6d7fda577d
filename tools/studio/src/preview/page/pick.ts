import { marksIn } from '../marks';
import type { ShownValue, ToldLegend } from '../preview';
import { placesOf, readLegend } from './legend';
import { send } from './messages';
import { nearestFirst } from './nearest';
import type { Target } from './target';

/** Sends the studio what was picked. */
export async function pick({ element, node, marks, text, image, href }: Target): Promise<void> {
  const legend = await readLegend();
  const shown = nearestFirst(valuesIn(node ? text : '', legend), element, legend);
  const values = [...shown, ...(href ? linkValues(href, legend) : [])];
  const isMarked = marksIn(node?.data ?? '').length > 0;
  const all = [...new Set(isMarked ? [...marks, ...values] : [...values, ...marks])];
  const picture = image && pictureOf(image, legend);
  const fields = placesOf(all, legend);
  send({ kind: 'pick', fields, ...(picture && { picture }), ...(href && { href }) });
}

/** Returns the picture that an image was generated from: a folder in the image's address is the digest of that picture. */
function pictureOf({ currentSrc, src }: HTMLImageElement, { pictures }: ToldLegend): string | undefined {
  const parts = new URL(currentSrc || src).pathname.split('/');
  return parts.map((part) => pictures[part]).find((path) => path !== undefined);
}

const isShownHere = ({ language }: ShownValue) => language === undefined || language === document.documentElement.lang;

/** Returns the marks of the values that a text contains: numbers in any format, other values unchanged. */
function valuesIn(text: string, { values }: ToldLegend): number[] {
  const numbers = new Set(numbersIn(text));
  const isNamed = ({ value }: ShownValue) =>
    typeof value === 'number' ? numbers.has(value) : value.length > 3 && text.includes(value);
  return values.filter((shown) => isShownHere(shown) && isNamed(shown)).map(({ mark }) => mark);
}

/** Parses the numbers in a text, with the separators for thousands and decimals of any language. */
const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:[\s.,’]\d{3})*(?:[.,]\d{1,2})?(?!\d)/g) ?? []).map((number) =>
    Number(number.replace(/[\s.,’](?=\d{3})/g, '').replace(',', '.')),
  );

/** Decodes an address; one with a `%` that begins no escape stays as it is. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** Returns the marks of the values that a link's address comes from, such as a telephone number. */
const linkValues = (href: string, { values }: ToldLegend): number[] => {
  const address = decoded(href)
    .replace(/^(?:tel|mailto):/, '')
    .replace(/[\s/]+/g, '');
  return values
    .filter(({ value }) => typeof value === 'string' && value.length > 3 && address === value.replace(/[\s/]+/g, ''))
    .map(({ mark }) => mark);
};

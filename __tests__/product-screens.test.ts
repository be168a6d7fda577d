/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { rulesOf } from '../src/content/checks/typography-rules';
import { walkTexts } from '../src/content/walk-texts';
import { labelBars } from '../src/theme/tokens';
import { noteIn, noteOf } from '../tools/product-screens/src/fingerprint';
import { LANGUAGES } from '../tools/product-screens/src/format';
import { pictureSource, SHAPES, type Shape } from '../tools/product-screens/src/picture-page';
import { STEPS } from '../tools/product-screens/src/steps';
import { tourPage } from '../tools/product-screens/src/tour-page';
import { tourScript, tourSheets } from '../tools/product-screens/src/tour-styles';
import { WORDS } from '../tools/product-screens/src/words';

/** A note of the tool in a file's text, whole, whatever follows the tool's name: only one that the tool writes now is right. */
const anyNoteIn = (text: string) => /product-screens[^\0"]*/.exec(text)?.[0];

/** The note that a picture carries, if it is there and drawn by the tool: an editor may have brought another one. */
async function noteOfPicture(path: string): Promise<string | undefined> {
  const file = join('data/images', path);
  if (!existsSync(file)) return undefined;
  const { exif } = await sharp(file).metadata();
  return anyNoteIn(exif?.toString('latin1') ?? '');
}

/** The notes of all pictures, and of all pages of the tour: an editor may copy those of another language or screen. */
const pictureNotes = LANGUAGES.flatMap((language) =>
  STEPS.flatMap(({ id }) => (Object.keys(SHAPES) as Shape[]).map((shape) => noteOf(pictureSource(id, language, shape)))),
);
const tourPages = LANGUAGES.map(tourPage);
const tourNotes = tourPages.map(noteIn);

const readTour = (name: string) => {
  const file = join('static/tour', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

describe.each(LANGUAGES)('in %s', (language) => {
  const pictures = STEPS.flatMap(({ id }) => (Object.keys(SHAPES) as Shape[]).map((shape) => ({ id, shape })));

  test.each(pictures)('the $shape picture of $id is one that the tool draws', async ({ id, shape }) => {
    const note = await noteOfPicture(`features/${language}/${id}${SHAPES[shape].ending}.png`);
    expect([undefined, ...pictureNotes]).toContain(note);
  });

  test('the tour and its poster are of the tool as it is now', async () => {
    const poster = await noteOfPicture(`demo/${language}.png`);
    const found = [anyNoteIn(readTour(`${language}.html`) ?? ''), poster];
    expect(tourNotes).not.toContain(undefined);
    expect(found.filter((note) => note !== undefined && !tourNotes.includes(note))).toEqual([]);
  });

  test('a page of the tour that nobody has edited has the tool’s script and styles', () => {
    const [page, script, styles] = [`${language}.html`, 'tour.js', 'tour.css'].map(readTour);
    if (!tourPages.includes(page ?? '')) return;
    expect(script).toBe(tourScript());
    expect(styles?.endsWith(tourSheets())).toBe(true);
  });

  test('the tour climbs from G to A, in its list and in its steps', () => {
    document.documentElement.innerHTML = tourPage(language);
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(texts('.steps b').join('')).toBe('GFEDCBBA');
    expect(
      texts('.step .count')
        .map((text) => text?.at(-1))
        .join(''),
    ).toBe('GFEDCBBA');
  });

  test('the stages of a case stand in the order of time, from G to A', () => {
    document.documentElement.innerHTML = tourPage(language);
    const stages = [...document.querySelectorAll('.stage')];
    expect(stages.map((stage) => stage.querySelector('b')?.textContent).join('')).toBe('GFEDCBA');
    expect(stages.filter(({ className }) => className.includes('done'))).toHaveLength(4);
  });

  test('the words of the screens follow the typographic rules of the site', () => {
    const mistakes = walkTexts(WORDS[language]).flatMap(({ text }) =>
      rulesOf(language).flatMap(({ pattern }) => pattern.exec(text)?.[0] ?? []),
    );
    expect(mistakes).toEqual([]);
  });

  test('an upright picture says the class of its step', () => {
    for (const { id, letter } of STEPS) {
      document.documentElement.innerHTML = pictureSource(id, language, 'portrait');
      expect([id, document.querySelector('.now b')?.textContent]).toEqual([id, letter]);
      expect(document.querySelectorAll('.rows li')).toHaveLength(4);
    }
  });
});

/** Contrast of two colours (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('every bar of the label carries its text', () => {
  for (const { fill, text } of labelBars) expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFile } from './font-file';
import { createFormat, type Language } from './format';
import { frame } from './frame';
import { portrait } from './portrait';
import { pictureState, SCREENS } from './screens';
import { labelStyles, type ScreenId } from './steps';
import { WORDS, type Words } from './words';

/** The two shapes of a picture: the size of its page in pixels, the scale, and the suffix of the file name. */
export const SHAPES = {
  landscape: { width: 880, height: 550, scale: 3, ending: '' },
  portrait: { width: 312, height: 360, scale: 3, ending: '-portrait' },
} as const;
export type Shape = keyof typeof SHAPES;

/** The words of a screen in its picture: a button offers the next step, because nobody can undo anything there. */
function stillWords(words: Words, id: ScreenId): Words {
  const own = words[id];
  return 'next' in own ? { ...words, [id]: { ...own, undo: own.next } } : words;
}

/** The HTML of a picture: its content and styles, without the font. */
export function pictureSource(id: ScreenId, language: Language, shape: Shape): string {
  const words = WORDS[language];
  const format = createFormat(language);
  const content =
    shape === 'portrait'
      ? portrait(id, words, format)
      : `<div class="stage-box still">${frame(id, SCREENS[id](stillWords(words, id), format), pictureState(id))}</div>`;
  const sheets = shape === 'portrait' ? ['style.css', 'portrait.css'] : ['style.css'];
  const styles = sheets.map((name) => readFileSync(join(__dirname, name), 'utf8')).join('');
  return `<style>${labelStyles()}${styles}</style>${content}`;
}

/** The page of which a picture is a screenshot. */
export function picturePage(id: ScreenId, language: Language, shape: Shape): string {
  return htmlPage(language, pictureSource(id, language, shape));
}

/** A page with the font of the site. */
export function htmlPage(language: Language, source: string): string {
  const font = readFileSync(fontFile).toString('base64');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${font}) format("woff2");font-weight:100 900;font-stretch:62% 125%}
body{margin:0;font-family:Archivo,sans-serif;-webkit-font-smoothing:antialiased}</style>
${source}</html>`;
}

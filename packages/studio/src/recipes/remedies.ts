import { isPicturePath } from '../files/content-path';
import {
  factFiles,
  formatKey,
  formatText,
  identifyFile,
  type KeyPath,
  missingRedirect,
  type Problem,
  recordFiles,
  removeSamples,
  removeUnnamed,
  stableKey,
  valueAt,
  type Worksheet,
  walkTexts,
} from '../site';
import { removeFile } from './entries';

/** The place of a problem: a file below `data/`, and a key as messages show it. */
interface ProblemPlace {
  file: string;
  key: string;
}

/** A fix for a problem that the studio can apply automatically. */
export type Remedy =
  | { name: 'removePicture'; path: string }
  | { name: 'removeFile'; path: string }
  | { name: 'addRedirect'; redirect: { from: string; to: string } }
  | { name: 'writeInstead'; place: ProblemPlace; from: string; to: string }
  | { name: 'keepSample'; place: ProblemPlace };

/** Names a problem; `found` tells problems of one kind at one place apart. */
export type RemediedProblem = Pick<Problem, 'kind' | 'file' | 'key'> & Partial<Pick<Problem, 'found'>>;

/** Returns the remedy for a problem; undefined if a person has to decide or write something. */
export function remedyFor(problem: Problem): Remedy | undefined {
  const { kind, file, key, fix, instead } = problem;
  if (kind === 'image-unused') return pictureRemoval(file);
  if (kind === 'text-left-over') return { name: 'removeFile', path: file };
  const place = { file, key };
  // The check's messages contain what is missing. A renamed slug or segment needs a different line, which is not added here.
  if (kind === 'sample-value')
    return fix.includes(recordFiles.SampleValues.path) ? { name: 'keepSample', place } : undefined;
  if (instead) return { name: 'writeInstead', place, ...instead };
  const redirect = missingRedirect(problem);
  return redirect && { name: 'addRedirect', redirect };
}

/** The studio touches no files in `data/images/` but pictures. */
const pictureRemoval = (path: string): Remedy | undefined =>
  isPicturePath(path) ? { name: 'removePicture', path } : undefined;

/** Applies a remedy. */
export function applyRemedy(sheet: Worksheet, remedy: Remedy): void {
  if (remedy.name === 'removePicture') removeUnnamed(sheet, [remedy.path.replace(/^images\//, '')]);
  else if (remedy.name === 'removeFile') removeFile(sheet, remedy.path);
  else if (remedy.name === 'writeInstead') writeInstead(sheet, remedy);
  else if (remedy.name === 'keepSample') keepSample(sheet, remedy.place);
  else {
    const { path } = factFiles.Redirects;
    const { length } = sheet.value<{ redirects: unknown[] }>(path).redirects;
    sheet.edit(path, { kind: 'insert', key: ['redirects'], at: length, value: remedy.redirect });
  }
}

/** Writes in a text what belongs in the place of something else. */
function writeInstead(sheet: Worksheet, { place, from, to }: Extract<Remedy, { name: 'writeInstead' }>): void {
  const key = keyOf(sheet, place);
  const file = identifyFile(place.file);
  // As the check reads it; placeholders may have spaces between their braces.
  const typed = String(valueAt(sheet.value(place.file), key)).replace(/\{\{\s*(\w+)\s*\}\}/g, '{{$1}}');
  const text = file && 'language' in file ? formatText(typed, file.language) : typed;
  sheet.edit(place.file, { kind: 'set', key, value: text.replaceAll(from, () => to) });
}

/** Takes a value out of the list of examples: it is meant as it is. */
function keepSample(sheet: Worksheet, place: ProblemPlace): void {
  const name = stableKey(sheet.value(place.file), keyOf(sheet, place));
  removeSamples(sheet, ({ file, key }) => file === place.file && key === name);
}

/** @throws Error if there is no text at this place */
function keyOf(sheet: Worksheet, { file, key }: ProblemPlace): KeyPath {
  const text = walkTexts(sheet.value(file)).find(({ path }) => formatKey(path) === key);
  if (!text) throw new Error(`data/${file}, ${key}: there is no text.`);
  return text.path;
}

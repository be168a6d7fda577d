import type { Translation } from '../content';
import { didYouMean, fingerprint } from '../content';
import { formatText, placeholdersOf } from '../content/browser';
import type { CameBack } from './read-xliff';
import { quote, type Reason } from './refusal';
import { type SiteTexts, translated } from './site';
import { type Mark, originalOf, readMark, receiptOf, type UnitPlace, unitId } from './unit';

/** The change that a unit makes. */
export interface Change {
  unit: CameBack;
  translation: Translation;
  place: UnitPlace;
  text: string;
  /** Whether the translator marked it as translated. */
  isDone: boolean;
  /** The fingerprint of the source text that it was translated from. */
  writtenOf: string;
}

/** Why a unit changes nothing: it came back as the site has it, or its state says that it is not translated yet. */
export interface Left {
  because: 'same' | 'unfinished';
  place: UnitPlace;
}

/** One of them: the change that a unit makes, why it is refused, or why it leaves the site's text as it is. */
export interface Judgement {
  change?: Change;
  reason?: Reason;
  left?: Left;
}

/** What an import assumes about all units. */
export interface ImportSettings {
  /** Whether translations identical to the source text are intended. */
  meansSame?: boolean;
  /** The receipts of the texts that earlier imports wrote (`receiptOf`). */
  receipts?: ReadonlySet<string>;
}

const refused = (found: string, expected: string, fix: string) => ({ reason: { found, expected, fix } });

/** Validates one unit on its own; its languages are codes of the site, where the site has them. */
export function judgeUnit(site: SiteTexts, unit: CameBack, settings: ImportSettings): Judgement {
  const { language, sourceLanguage, source, target, isFinished } = unit;
  if (sourceLanguage !== site.source || !site.languages.includes(language)) {
    return refused(
      `a translation from "${sourceLanguage}" into "${language}"`,
      `one from "${site.source}" into ${site.languages.map((code) => `"${code}"`).join(' or ')}`,
      'Choose the file that belongs to this site; a new language begins with npm run add-language.',
    );
  }
  const found = findText(site, unit);
  if ('reason' in found) return found;
  const { translation, place, mark } = found;
  const text = formatText(target?.text ?? '', language);
  const isUntouched = text === '' || target?.text === source.text || fingerprint(text) === mark.target;
  if (!isFinished && isUntouched) return { left: { because: 'unfinished', place } };
  return textFault(unit, mark) ?? judgeText(site, { unit, translation, place, text, mark }, settings);
}

const exportAgain = (language: string, format = '') =>
  `npm run xliff -- export ${language}${format} --out ${language}-again.xlf`;

/** Finds a text by the name of its file, or, because tools write other names, by its mark, which no other text has. */
function findText(site: SiteTexts, { original, id, language, mark: sealed }: CameBack) {
  const all = site.translations(language).filter(({ state }) => state !== 'missing');
  const markOf = ({ file, name }: Translation) => readMark({ language, file, name }, sealed);
  const inFile = all.filter(({ file }) => originalOf(site.source, file) === original);
  const translation =
    inFile.find(({ name }) => unitId(name) === id) ?? all.find((one) => unitId(one.name) === id && markOf(one));
  if (!translation && inFile.length === 0)
    return refused(
      `a text of ${quote(original)}`,
      'texts of this site, with the names of their files ("original") or the marks that the export wrote',
      'Import only what was exported here; if the page has gone since, take its units out.',
    );
  if (!translation) {
    const ids = inFile.map(({ name }) => unitId(name));
    const fix = didYouMean(id, ids, 'Take the unit out: its text has gone since, or was never there.');
    return refused(`a unit that ${original} does not have`, 'the unit of one of its texts', fix);
  }
  const mark = markOf(translation);
  if (mark) return { translation, mark, place: { language, file: translation.file, name: translation.name } };
  return refused(
    sealed === '' ? 'no mark of what was sent' : `the mark of another text or of another language than "${language}"`,
    'the mark that the export wrote (brasa:mark in XLIFF 2.0, extradata in 1.2)',
    `Choose the file in the right language; if the tool that wrote it has lost the mark, export in the other format: ${exportAgain(language, ' --format 1.2 (or 2.0)')}; let the tool fill this file from its memory of translations, and import it.`,
  );
}

/** Returns what is wrong with a unit, as far as that is visible without the site's data. */
function textFault({ source, target, language }: CameBack, mark: Mark): { reason: Reason } | undefined {
  if (source.unknown.length > 0 || fingerprint(source.text) !== mark.source)
    return refused(
      `the source text ${quote(source.text)}, which is not what was sent`,
      'the source text unchanged: it says of what the translation was written',
      `Export again: ${exportAgain(language)}`,
    );
  const [unknown] = target?.unknown ?? [];
  if (unknown === '<ph>')
    return refused(
      'a protected part (<ph>) that does not say what it stands for',
      'the protected parts of the source text',
      'Put them into the translation again, each as it is.',
    );
  if (unknown !== undefined)
    return refused(
      `the tag ${unknown} in the translation`,
      'plain text, and the protected parts (<ph>) of the source text: texts of this site have no formatting',
      'Remove the tag, and keep its words.',
    );
  if (!target || target.text === '') return undefined;
  const named = (text: string) =>
    placeholdersOf(text)
      .map((name) => `{{${name}}}`)
      .join(' ') || 'no {{…}}';
  if (named(target.text) === named(source.text)) return undefined;
  return refused(
    `${named(target.text)} in ${quote(target.text)}`,
    `${named(source.text)}, as in the source text`,
    'Put the protected parts of the source text into the translation, each as it is.',
  );
}

type Judged = Pick<Change, 'unit' | 'translation' | 'place' | 'text'> & { mark: Mark };

function judgeText(site: SiteTexts, { mark, ...judged }: Judged, settings: ImportSettings): Judgement {
  const { unit, translation, place, text } = judged;
  const now = translated(site, unit.language, translation) ?? '';
  const isSent = fingerprint(text) === mark.target && mark.state === 'done';
  if (isSent || (now === text && (translation.state === 'current' || !unit.isFinished)))
    return { left: { because: 'same', place } };
  if (text === '')
    return refused(
      'no translation',
      'the translation that was sent, or a better one',
      'Write it, or take the unit out: then the site keeps its text.',
    );
  const isKnown = now === text || isAsSent(now, mark) || settings.receipts?.has(receiptOf(place, now));
  if (!isKnown)
    return refused(
      `${quote(text)}, while the site says ${quote(now)} since the export`,
      `a text that nobody else has changed meanwhile, not ${quote(now)}`,
      `Choose one of the two: take the unit out, or write the text into the site by hand. Export again: ${exportAgain(unit.language)}`,
    );
  if (!settings.meansSame && unit.target?.text === unit.source.text && hasWords(text))
    return refused(
      `${quote(text)}, the source text word for word`,
      'its translation',
      'Translate it; if it is meant so, as with a name, add --same to the command.',
    );
  return { change: { ...judged, isDone: unit.isFinished, writtenOf: mark.source } };
}

/** Whether a text of the site is the exported one. A text without a translation is a copy of the source text, as it was then. */
const isAsSent = (text: string, { source, target, state }: Mark) =>
  [target, ...(state === 'new' ? [source] : [])].includes(fingerprint(text));

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{\s*\w+\s*\}\}/g, ''));

import { didYouMean } from '../../src/content/closest';
import { fingerprint } from '../../src/content/fingerprint';
import { placeholdersOf } from '../../src/content/placeholders';
import type { Translation } from '../../src/content/translations';
import { type Mark, readMark, receiptOf, type UnitPlace } from './mark';
import type { CameBack } from './read-unit';
import { quote, type Refusal } from './refusal';
import { type SiteTexts, translated } from './site-texts';
import { originalOf, unitId } from './unit';

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
export type LeftBecause = 'same' | 'unfinished';

type Reason = Pick<Refusal, 'found' | 'expected' | 'fix'>;

/** The change that a unit makes, or why it is refused, or why it leaves the site's text as it is. */
export type Judgement = { change: Change } | { reason: Reason } | { left: LeftBecause; place: UnitPlace };

/** What an import assumes about all units. */
export interface ImportSettings {
  /** Whether translations identical to the source text are intended. */
  meansSame?: boolean;
  /** The receipts of the texts that earlier imports wrote (`receiptOf`). */
  receipts?: ReadonlySet<string>;
}

const exportAgain = (language: string) =>
  `Export again: npm run translations -- --export ${language} --out ${language}-again.xlf`;

/** Validates one unit on its own; its languages are codes of the site, where the site has them. */
export function judgeUnit(site: SiteTexts, unit: CameBack, settings: ImportSettings): Judgement {
  const wrongLanguage = languageFault(site, unit);
  if (wrongLanguage) return { reason: wrongLanguage };
  const translation = findText(site, unit);
  if ('reason' in translation) return translation;
  const place = placeOf(unit.language, translation);
  const mark = readMark(place, unit.mark);
  if (!mark) return { reason: markFault(site, unit, translation) };
  const text = unit.target?.text ?? '';
  const isUntouched = text === '' || text === unit.source.text || fingerprint(text) === mark.target;
  if (!unit.isFinished && isUntouched) return { left: 'unfinished', place };
  const fault = sourceFault(unit, mark) ?? textFault(unit);
  return fault ? { reason: fault } : judgeText(site, { unit, translation, place, text, mark }, settings);
}

/** The place of a text of the site, as marks contain it. */
const placeOf = (language: string, { file, name }: Translation): UnitPlace => ({ language, file, name });

function languageFault(site: SiteTexts, { sourceLanguage, language }: CameBack): Reason | undefined {
  if (sourceLanguage === site.source && site.languages.includes(language)) return undefined;
  return {
    found: `a translation from "${sourceLanguage}" into "${language}"`,
    expected: `one from "${site.source}" into ${site.languages.map((code) => `"${code}"`).join(' or ')}`,
    fix: 'Choose the file that belongs to this site; a new language begins with npm run add-language.',
  };
}

/** Finds a text by the name of its file, or, because tools write other names, by its mark, which no other text has. */
function findText(site: SiteTexts, { original, id, language, mark }: CameBack): Translation | { reason: Reason } {
  const all = site.translations(language);
  const inFile = all.filter(({ file }) => originalOf(site.source, file) === original);
  const translation =
    inFile.find(({ name }) => unitId(name) === id) ??
    all.find((one) => unitId(one.name) === id && readMark(placeOf(language, one), mark));
  if (translation && translation.state !== 'missing') return translation;
  if (translation) return { reason: noPlace(language, translation) };
  return { reason: inFile.length === 0 ? foreignFile(original) : unknownUnit(original, id, inFile) };
}

const foreignFile = (original: string): Reason => ({
  found: `a text of ${quote(original)}`,
  expected: 'texts of this site, with the names of their files ("original") or the marks that the export wrote',
  fix: 'Import only what was exported here; if the page has gone since, take its units out.',
});

const noPlace = (language: string, { file }: Translation): Reason => ({
  found: `a text that has no place in data/locales/${language}/${file}`,
  expected: 'the same keys in every language',
  fix: 'Put the missing part into this file first: npm run check:content says where.',
});

const unknownUnit = (original: string, id: string, inFile: readonly Translation[]): Reason => ({
  found: `a unit that ${original} does not have`,
  expected: 'the unit of one of its texts',
  fix: didYouMean(
    id,
    inFile.map(({ name }) => unitId(name)),
    'Take the unit out: its text has gone since, or was never there.',
  ),
});

function sourceFault(unit: CameBack, mark: Mark): Reason | undefined {
  if (unit.source.unknown.length === 0 && fingerprint(unit.source.text) === mark.source) return undefined;
  return {
    found: `the source text ${quote(unit.source.text)}, which is not what was sent`,
    expected: 'the source text unchanged: it says of what the translation was written',
    fix: exportAgain(unit.language),
  };
}

/** Explains a mark that does not belong to a text: it was exported for another language, or belongs to another text, or is lost. */
function markFault(site: SiteTexts, { language, mark }: CameBack, translation: Translation): Reason {
  const other = site.languages.find((code) => readMark(placeOf(code, translation), mark));
  if (other !== undefined)
    return {
      found: `texts that were exported for "${other}", in a file that says that it is in "${language}"`,
      expected: `a file in "${language}"`,
      fix: `Choose the right file; or, if the translation is in "${other}", write this code as its target language.`,
    };
  return {
    found: mark === '' ? 'no mark of what was sent' : 'the mark of another text',
    expected: 'the mark that the export wrote (brasa:mark in XLIFF 2.0, extradata in 1.2)',
    fix: `The tool that wrote this file has lost it. Export in the other format: npm run translations -- --export ${language} --format 1.2 (or 2.0) --out ${language}-again.xlf; let the tool fill this file from its memory of translations, and import it.`,
  };
}

/** Returns what is wrong with a translation, as far as that is visible without the site's data. */
function textFault({ source, target }: CameBack): Reason | undefined {
  const [unknown] = target?.unknown ?? [];
  if (unknown !== undefined) return unknown === '<ph>' ? lostCode : foreignTag(unknown);
  if (!target || target.text === '') return undefined;
  const [found, expected] = [target, source].map(({ text }) => named(placeholdersOf(text)));
  if (found === expected) return undefined;
  return {
    found: `${found} in ${quote(target.text)}`,
    expected: `${expected}, as in the source text`,
    fix: 'Put the protected parts of the source text into the translation, each as it is.',
  };
}

const lostCode: Reason = {
  found: 'a protected part (<ph>) that does not say what it stands for',
  expected: 'the protected parts of the source text',
  fix: 'Put them into the translation again, each as it is.',
};

const foreignTag = (tag: string): Reason => ({
  found: `the tag ${tag} in the translation`,
  expected: 'plain text, and the protected parts (<ph>) of the source text: texts of this site have no formatting',
  fix: 'Remove the tag, and keep its words.',
});

const named = (placeholders: readonly string[]) => placeholders.map((name) => `{{${name}}}`).join(' ') || 'no {{…}}';

type Judged = Pick<Change, 'unit' | 'translation' | 'place' | 'text'> & { mark: Mark };

function judgeText(site: SiteTexts, { mark, ...judged }: Judged, settings: ImportSettings): Judgement {
  const { unit, translation, place, text } = judged;
  const now = translated(site, unit.language, translation) ?? '';
  const isSent = fingerprint(text) === mark.target && mark.state === 'done';
  if (isSent || (now === text && (translation.state === 'current' || !unit.isFinished))) return { left: 'same', place };
  if (text === '') return { reason: noTranslation };
  const isKnown = now === text || isAsSent(now, mark) || settings.receipts?.has(receiptOf(place, now));
  if (!isKnown) return { reason: changedSince(now, text, unit.language) };
  if (!settings.meansSame && text === unit.source.text && hasWords(text)) return { reason: untranslated(text) };
  return { change: { ...judged, isDone: unit.isFinished, writtenOf: mark.source } };
}

/** Whether a text of the site is the exported one. A text without a translation is a copy of the source text, as it was then. */
const isAsSent = (text: string, { source, target, state }: Mark) =>
  [target, ...(state === 'new' ? [source] : [])].includes(fingerprint(text));

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{\s*\w+\s*\}\}/g, ''));

const noTranslation: Reason = {
  found: 'no translation',
  expected: 'the translation that was sent, or a better one',
  fix: 'Write it, or take the unit out: then the site keeps its text.',
};

const changedSince = (now: string, text: string, language: string): Reason => ({
  found: `${quote(text)}, while the site says ${quote(now)} since the export`,
  expected: `a text that nobody else has changed meanwhile, not ${quote(now)}`,
  fix: `Choose one of the two: take the unit out, or write the text into the site by hand. ${exportAgain(language)}`,
});

const untranslated = (text: string): Reason => ({
  found: `${quote(text)}, the source text word for word`,
  expected: 'its translation',
  fix: 'Translate it; if it is meant so, as with a name, add --same to the command.',
});

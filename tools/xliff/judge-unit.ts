import { didYouMean } from '../../src/content/closest';
import { fingerprint } from '../../src/content/fingerprint';
import { placeholdersOf } from '../../src/content/placeholders';
import type { Translation } from '../../src/content/translations';
import { type Mark, readMark } from './mark';
import type { CameBack } from './read-unit';
import { quote, type Refusal } from './refusal';
import { type SiteTexts, translated } from './site-texts';
import { originalOf, unitId } from './unit';

/** The change that a unit makes. */
export interface Change {
  unit: CameBack;
  translation: Translation;
  text: string;
  /** Whether the translator marked it as translated. */
  isDone: boolean;
  /** The fingerprint of the source text that it was translated from. */
  writtenOf: string;
}

type Reason = Pick<Refusal, 'found' | 'expected' | 'fix'>;

/** The change that a unit makes, or why it is refused; undefined if it came back unchanged. */
export type Judgement = { change: Change } | { reason: Reason } | undefined;

const exportAgain = (language: string) =>
  `Export again: npm run translations -- --export ${language} --out ${language}-again.xlf`;

/**
 * Validates one unit on its own.
 * @param meansSame whether translations identical to the source text are intended
 */
export function judgeUnit(site: SiteTexts, unit: CameBack, meansSame: boolean): Judgement {
  const wrongLanguage = languageFault(site, unit);
  if (wrongLanguage) return { reason: wrongLanguage };
  const translation = findText(site, unit);
  if ('reason' in translation) return translation;
  const mark = readMark({ language: unit.language, file: translation.file, name: translation.name }, unit.mark);
  if (!mark) return { reason: lostMark(unit) };
  const fault = sourceFault(unit, mark) ?? textFault(unit);
  return fault ? { reason: fault } : judgeText(site, unit, translation, mark, meansSame);
}

function languageFault(site: SiteTexts, { sourceLanguage, language }: CameBack): Reason | undefined {
  if (sourceLanguage === site.source && site.languages.includes(language)) return undefined;
  return {
    found: `a translation from "${sourceLanguage}" into "${language}"`,
    expected: `one from "${site.source}" into ${site.languages.map((code) => `"${code}"`).join(' or ')}`,
    fix: 'Choose the file that belongs to this site; a new language begins with npm run add-language.',
  };
}

function findText(site: SiteTexts, { original, id, language }: CameBack): Translation | { reason: Reason } {
  const inFile = site.translations(language).filter(({ file }) => originalOf(site.source, file) === original);
  const translation = inFile.find(({ name }) => unitId(name) === id);
  if (translation && translation.state !== 'missing') return translation;
  if (inFile.length === 0) return { reason: foreignFile(original) };
  return { reason: translation ? noPlace(language, translation) : unknownUnit(original, id, inFile) };
}

const foreignFile = (original: string): Reason => ({
  found: `a text of ${quote(original)}`,
  expected: 'a file of this site that is translated',
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

const lostMark = ({ language, mark }: CameBack): Reason => ({
  found: mark === '' ? 'no mark of what was sent' : 'the mark of another text or language',
  expected: 'the mark that the export wrote (brasa:mark in XLIFF 2.0, extradata in 1.2)',
  fix: `Use a tool that keeps it, or the other format. ${exportAgain(language)}`,
});

/** Returns what is wrong with a translation, as far as that is visible without the site's data. */
function textFault({ source, target }: CameBack): Reason | undefined {
  if (!target || target.text === '') return undefined;
  const [unknown] = target.unknown;
  const [found, expected] = [target, source].map(({ text }) => named(placeholdersOf(text)));
  if (unknown === undefined && found === expected) return undefined;
  return {
    found: unknown ?? `${found} in ${quote(target.text)}`,
    expected: `${expected}, as in the source text`,
    fix: 'Put the protected parts of the source text into the translation, each as it is.',
  };
}

const named = (placeholders: readonly string[]) => placeholders.map((name) => `{{${name}}}`).join(' ') || 'no {{…}}';

function judgeText(site: SiteTexts, unit: CameBack, translation: Translation, mark: Mark, meansSame: boolean): Judgement {
  const text = unit.target?.text ?? '';
  const isSent = fingerprint(text) === mark.target;
  if (isSent && (mark.state === 'done' || !unit.isFinished)) return undefined;
  const now = translated(site, unit.language, translation) ?? '';
  if (now === text && translation.state === 'current') return undefined;
  if (text === '') return { reason: noTranslation };
  if (now !== text && !isAsSent(now, mark)) return { reason: changedSince(now, text, unit.language) };
  if (!meansSame && text === unit.source.text && hasWords(text)) return { reason: untranslated(text) };
  return { change: { unit, translation, text, isDone: unit.isFinished, writtenOf: mark.source } };
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
  expected: 'a text that nobody else has changed meanwhile',
  fix: `Choose one of the two: take the unit out, or write the text into the site by hand. ${exportAgain(language)}`,
});

const untranslated = (text: string): Reason => ({
  found: `${quote(text)}, the source text word for word`,
  expected: 'its translation',
  fix: 'Translate it; if it is meant so, as with a name, add --same to the command.',
});

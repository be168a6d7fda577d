import { localesFolder } from '../../src/content/file-kinds';
import { formatProblem } from '../../src/content/problem';
import type { Translation } from '../../src/content/translations';
import { withoutUnseen } from '../../src/content/unseen';
import type { FormerSources } from './former-sources';
import { writeMark } from './mark';
import { notesOf } from './notes-of';
import { pathOf, type SiteTexts, translated } from './site-texts';
import { type Bundle, type Note, type Unit, type UnitState, unitId } from './unit';

const states: Readonly<Record<Translation['state'], UnitState>> = {
  current: 'done',
  stale: 'stale',
  unmarked: 'new',
  missing: 'new',
};

/**
 * Converts the texts of a language to units for translators; texts whose key is missing in that language are left out.
 * @param former returns the source text of a stale translation, if known
 * @param isWanted selects the translations to export
 * @throws Error that names every text with a character that nobody sees
 */
export function bundleOf(
  site: SiteTexts,
  language: string,
  former: FormerSources,
  isWanted: (translation: Translation) => boolean = () => true,
): Bundle {
  refuseUnseen(site, language);
  const sent = site.translations(language).filter((translation) => translation.state !== 'missing' && isWanted(translation));
  const unit = (translation: Translation) => unitOf(site, language, translation, former);
  const files = [...new Set(sent.map(({ file }) => file))];
  return {
    source: site.source,
    language,
    files: files.map((file) => ({ file, units: sent.filter((translation) => translation.file === file).map(unit) })),
  };
}

/** XML cannot hold all of the characters that nobody sees, and tools do not show them. */
function refuseUnseen({ problems, source }: SiteTexts, language: string): void {
  const folders = [source, language].map((code) => `${localesFolder}/${code}/`);
  const unseen = problems.filter(
    ({ kind, file }) => kind === 'text-invisible' && folders.some((path) => file.startsWith(path)),
  );
  if (unseen.length > 0) throw new Error(`${unseen.map(formatProblem).join('\n')}\n\nNothing is written.`);
}

function unitOf(site: SiteTexts, language: string, translation: Translation, former: FormerSources): Unit {
  const { file, name, key, text } = translation;
  const state = states[translation.state];
  const target = translated(site, language, translation);
  const before = state === 'stale' ? former(translation) : undefined;
  const notes: Note[] = [
    ...notesOf(pathOf(language, translation), key),
    ...(before === undefined ? [] : [{ kind: 'former-source', text: withoutUnseen(before) } as const]),
  ];
  const mark = writeMark({ language, file, name }, { source: text, target: target ?? '', state });
  return { id: unitId(name), name, source: text, target, state, notes, mark };
}

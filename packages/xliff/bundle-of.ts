import type { Translation } from '../content';
import { childSchema, fieldOf, formatKey, type KeyPath, unwrapped } from '../content';
import { identifyFile, isEntryFile, pathOf, type SiteTexts, searchLengths, translated } from './site';
import { type Bundle, type Note, type Unit, type UnitState, unitId, writeMark } from './unit';

/** Returns the source text that a stale translation was made from; undefined if it is unknown. */
export type FormerSources = (translation: Translation) => string | undefined;

const states: Readonly<Record<Translation['state'], UnitState>> = {
  current: 'done',
  stale: 'stale',
  unmarked: 'new',
  missing: 'new',
};

/**
 * Converts the texts of a language to units for translators; texts whose key is missing in that language are left out.
 * @param isWanted selects the translations to export
 */
export function bundleOf(
  site: SiteTexts,
  language: string,
  former: FormerSources,
  isWanted: (translation: Translation) => boolean = () => true,
): Bundle {
  const sent = site.translations(language).filter((translation) => translation.state !== 'missing' && isWanted(translation));
  const unit = (translation: Translation) => unitOf(site, language, translation, former);
  const files = [...new Set(sent.map(({ file }) => file))];
  return {
    source: site.source,
    language,
    files: files.map((file) => ({ file, units: sent.filter((translation) => translation.file === file).map(unit) })),
  };
}

function unitOf(site: SiteTexts, language: string, translation: Translation, former: FormerSources): Unit {
  const { file, name, key, text } = translation;
  const state = states[translation.state];
  const target = translated(site, language, translation);
  const before = state === 'stale' ? former(translation) : undefined;
  const notes: Note[] = [
    ...notesOf(pathOf(language, translation), key),
    ...(before === undefined ? [] : [{ kind: 'former-source', text: before } as const]),
  ];
  const mark = writeMark({ language, file, name }, { source: text, target: target ?? '', state });
  return { id: unitId(name), name, source: text, target, state, notes, mark };
}

/** Returns notes about a text for translators: its purpose, its limits, and where the site shows it. */
function notesOf(path: string, key: KeyPath): Note[] {
  const schema = identifyFile(path)?.schema;
  // Of the text, and of the groups and lists that contain it.
  const steps = [...key.keys()].map((index) => schema && childSchema(schema, key.slice(0, index + 1)));
  const descriptions = steps.flatMap((step) => (step ? (step.description ?? unwrapped(step).description ?? []) : []));
  const limit = limitOf(path, key);
  return [
    { kind: 'description', text: [...new Set(descriptions)].join(' ') },
    ...(limit ? [{ kind: 'limit', text: limit } as const] : []),
    { kind: 'place', text: `${whereOf(path)}: ${path}, ${formatKey(key)}` },
  ];
}

const isSeoField = (name: unknown): name is keyof typeof searchLengths =>
  typeof name === 'string' && Object.hasOwn(searchLengths, name);

function limitOf(path: string, key: KeyPath): string | undefined {
  const [group, field] = key.slice(-2);
  const isSeo = group === 'seo' || path.endsWith('/content/pages.json');
  if (isSeo && isSeoField(field)) return `${searchLengths[field].least} to ${searchLengths[field].most} characters.`;
  const schema = identifyFile(path)?.schema;
  const own = schema && childSchema(schema, key);
  const text = own && fieldOf(own, path);
  return text?.kind === 'text' && text.maxLength !== undefined ? `At most ${text.maxLength} characters.` : undefined;
}

function whereOf(path: string): string {
  const file = identifyFile(path);
  if (isEntryFile(file)) return `The page “${file.key}” of ${file.collection}`;
  return file?.kind === 'InterfaceWords' ? `The part “${file.key}” of pages` : 'Content';
}

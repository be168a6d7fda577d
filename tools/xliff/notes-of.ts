import { searchLengths } from '../../src/content/checks/seo';
import { identifyFile, isEntryFile } from '../../src/content/file-kinds';
import { formatKey, type KeyPath } from '../../src/content/problem';
import { childSchema, unwrapped } from '../../src/content/schema-walk';
import { fieldOf } from '../../src/edits/fields';
import type { Note } from './unit';

/**
 * Returns notes about a text for translators: its purpose, its limits, and where the site shows it.
 * @param path the text's file, below `data/`
 */
export function notesOf(path: string, key: KeyPath): Note[] {
  const limit = limitOf(path, key);
  return [
    { kind: 'description', text: descriptionsOf(path, key).join(' ') },
    ...(limit ? [{ kind: 'limit', text: limit } as const] : []),
    { kind: 'place', text: `${whereOf(path)}: ${path}, ${formatKey(key)}` },
  ];
}

/** Returns the schema descriptions of a text and of the groups and lists that contain it. */
function descriptionsOf(path: string, key: KeyPath): string[] {
  const schema = identifyFile(path)?.schema;
  const steps = [...key.keys()].map((index) => schema && childSchema(schema, key.slice(0, index + 1)));
  const descriptions = steps.flatMap((step) => (step ? (step.description ?? unwrapped(step).description ?? []) : []));
  return [...new Set(descriptions)];
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

import { identifyFile } from '../file-kinds';
import { type Finding, type KeyPath, type Problem, valueAt } from '../problem';
import { quoted } from '../quotation';
import { picturesOf } from '../schema-walk';
import { type CheckedFiles, problemAt } from './check';
import { committedValue } from './since-commit';

/** A picture as files name it: with an upright version, and the words for both. */
type NamedPicture = Partial<Record<'src' | 'portrait' | 'alt', string>>;

/** What belongs to each version of a picture. */
const parts = { src: ['alt', 'portrait'], portrait: ['src'] } as const;

/** A picture that was replaced since the last commit needs other words and another upright version. */
export function checkReplacedPictures(files: CheckedFiles): Problem[] {
  return [...files.documents].flatMap(([path, { value }]) => {
    const schema = identifyFile(path)?.schema;
    const before = schema && committedValue(files, path);
    if (!schema || before === undefined) return [];
    return picturesOf(schema, value).flatMap(({ path: key }) => {
      const left = partsLeft(files, key, value, before);
      return left.length > 0 ? problemAt(files, path, key, finding(left)) : [];
    });
  });
}

/** What has not changed with a picture. */
function partsLeft(files: CheckedFiles, key: KeyPath, value: unknown, before: unknown): readonly string[] {
  const [now = {}, was = {}] = [value, before].map((one) => valueAt(one, key.slice(0, -1)) as NamedPicture | undefined);
  const isNew = (name: keyof NamedPicture) => now[name] !== was[name] || hasOtherContent(files, now[name]);
  const changed = key.at(-1);
  if ((changed !== 'src' && changed !== 'portrait') || was[changed] === undefined || !isNew(changed)) return [];
  return parts[changed].filter((name) => now[name] !== undefined && !isNew(name));
}

function hasOtherContent({ imageFacts, committed }: CheckedFiles, src = ''): boolean {
  const id = imageFacts.get(src)?.id;
  const before = committed.get(`images/${src}`);
  return id !== undefined && before !== undefined && id !== before;
}

const finding = (left: readonly string[]): Finding => ({
  kind: 'picture-left',
  found: `another picture than in the last commit, with the former ${quoted(left)}`,
  expected: 'a picture, an upright version and words that belong together',
  fix: `Change ${quoted(left)}, too, unless it still fits.`,
});

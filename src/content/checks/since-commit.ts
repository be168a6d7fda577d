import { type Problem, picturesOf, quoted, readJson, restore, valueAt } from '../../../packages/content';
import { entryTextFields } from '../../../packages/content/define';
import { entriesIn, namedCollections } from '../collection-facts';
import { entriesOf } from '../content';
import { entryPath, factFiles, identifyFile, recordFiles } from '../file-kinds';
import { problemAt } from '../problems';
import { contentOf } from '../site-documents';
import type { CheckedFiles } from './check';
import { isUsualPrice, priceNames } from './plausible';
import { policyFiles } from './third-parties';

/** The collections whose entries have a date of last change. */
const dated = namedCollections.filter(([, { catalogue }]) => 'updated' in catalogue.entry.shape);

const comparedFacts: readonly string[] = [
  factFiles.Packs.path,
  factFiles.Redirects.path,
  factFiles.SiteSettings.path,
  recordFiles.PublishedAddresses.path,
  ...dated.map(([, { catalogue }]) => catalogue.path),
];

/**
 * What to read from the last commit.
 * @param paths every file below `data/`
 * @returns the files that are compared, and the folders of pictures
 */
export function comparedPaths(paths: readonly string[]): string[] {
  const compared = paths.flatMap((path) => {
    if (path.startsWith('images/')) return path.slice(0, path.lastIndexOf('/'));
    const file = identifyFile(path);
    return comparedFacts.includes(path) || (file && 'language' in file) ? path : [];
  });
  return [...new Set(compared)];
}

/** Changes since the last commit that are probably mistakes; after the commit, nothing compares them. */
export const checkSinceCommit = (files: CheckedFiles): Problem[] =>
  [prices(files), dates(files), addresses(files), policies(files), pictures(files)].flat();

/** A price that changes by a larger factor has a digit too many or too few. */
const mostChange = 3;

function prices(files: CheckedFiles): Problem[] {
  const before = factFiles.Packs.schema.safeParse(committedValue(files, factFiles.Packs.path)).data;
  return files.content.Packs.packs.flatMap((pack, index) =>
    priceNames.flatMap((name) => {
      const was = before?.packs.find(({ id }) => id === pack.id)?.[name] ?? null;
      const is = pack[name];
      if (was === null || is === null || Math.max(was / is, is / was) < mostChange || !isUsualPrice(name, is)) return [];
      return problemAt(files, factFiles.Packs.path, ['packs', index, name], {
        kind: 'price-changed',
        found: `${is} €, and ${was} € in the last commit`,
        expected: `a smaller change of "${name}"`,
        fix: 'Check for a missing or an extra digit; leave it if this is intended.',
      });
    }),
  );
}

/** A changed page needs a new date in its catalogue. Translations follow and need no date of their own. */
function dates(files: CheckedFiles): Problem[] {
  const { SiteSettings } = files.content;
  // Today in the editor's time zone.
  const today = new Date().toLocaleDateString('sv-SE');
  return dated.flatMap(([name, collection]) => {
    const { path, list } = collection.catalogue;
    const before = new Map(entriesIn(collection, committedValue(files, path)).map(({ id, updated }) => [id, updated]));
    return entriesOf(files.content, name).flatMap(({ id, updated = today }, index) => {
      const text = entryPath(SiteSettings.sourceLanguage, collection, id);
      if (updated >= today || before.get(id) !== updated || !saysOtherwise(files, text)) return [];
      return problemAt(files, path, [list, index, 'updated'], {
        kind: 'date-left',
        found: `"${updated}", while data/${text} has changed since the last commit`,
        expected: 'the day of the last change',
        fix: 'Write today’s date; leave it if the page says the same in other words.',
        instead: { from: updated, to: today },
      });
    });
  });
}

/** The record only grows. A redirect that has become a page is recorded as that page. */
function addresses(files: CheckedFiles): Problem | [] {
  const { path, schema } = recordFiles.PublishedAddresses;
  const before = schema.safeParse(committedValue(files, path)).data?.addresses ?? {};
  const now = schema.safeParse(files.documents.get(path)?.value).data?.addresses;
  const changed = Object.keys(before).filter(
    (address) => now && now[address] !== before[address] && !(now[address] && before[address] === 'redirect'),
  );
  if (changed.length === 0) return [];
  const more = changed.length - 3;
  return problemAt(files, path, ['addresses'], {
    kind: 'address-unrecorded',
    found: `no longer what the last commit has for ${quoted(changed.slice(0, 3))}${more > 0 ? ` and ${more} more` : ''}`,
    expected: 'every published address to stay',
    fix: `Undo the change; ${restore(path)}`,
  });
}

/** The cookie policy says in which language the bar is, and quotes its buttons. */
function policies(files: CheckedFiles): Problem[] {
  const { path, schema } = factFiles.SiteSettings;
  const was = schema.safeParse(committedValue(files, path)).data?.cookieBannerLanguage;
  const is = files.content.SiteSettings.cookieBannerLanguage;
  if (was === undefined || was === is) return [];
  const left = policyFiles(files).filter((policy) => files.committed.has(policy) && !saysOtherwise(files, policy));
  return left.map((policy) =>
    problemAt(files, path, ['cookieBannerLanguage'], {
      kind: 'consent-policy-left',
      found: `"${is}", and "${was}" in the last commit, while data/${policy} says the same as before`,
      expected: 'a cookie policy that names the language and the buttons of the bar as they are now',
      fix: 'Correct them there; leave it if it names neither.',
    }),
  );
}

/** What belongs to each version of a picture. */
const parts = { src: ['alt', 'portrait'], portrait: ['src'] } as const;

/** A picture that was replaced since the last commit needs other words and another upright version. */
function pictures(files: CheckedFiles): Problem[] {
  return [...files.documents].flatMap(([path, { value }]) => {
    const schema = identifyFile(path)?.schema;
    const named = schema ? picturesOf(schema, value) : [];
    const before = named.length > 0 ? committedValue(files, path) : undefined;
    if (before === undefined) return [];
    return named.flatMap(({ path: key }) => {
      const place = key.slice(0, -1);
      const partOf = (one: unknown, name: string) => valueAt(one, [...place, name]) as string | undefined;
      const isNew = (name: string) =>
        partOf(value, name) !== partOf(before, name) || hasOtherContent(files, partOf(value, name));
      const changed = String(key.at(-1));
      if (!(changed in parts) || partOf(before, changed) === undefined || !isNew(changed)) return [];
      const left = parts[changed as keyof typeof parts].filter((name) => partOf(value, name) !== undefined && !isNew(name));
      if (left.length === 0) return [];
      return problemAt(files, path, key, {
        kind: 'picture-left',
        found: `a new picture, while ${quoted(left)} ${left.length > 1 ? 'are' : 'is'} as in the last commit`,
        expected: 'what belongs to the new picture',
        fix: `Change ${quoted(left)}, too, unless it still fits.`,
      });
    });
  });
}

function hasOtherContent({ imageFacts, committed }: CheckedFiles, src = ''): boolean {
  const id = imageFacts.get(src)?.id;
  const before = committed.get(`images/${src}`);
  return id !== undefined && before !== undefined && id !== before;
}

function saysOtherwise(files: CheckedFiles, path: string): boolean {
  const before = committedValue(files, path);
  const document = files.documents.get(path);
  if (before === undefined || document === undefined) return false;
  return wordsOf(before) !== wordsOf(document.value);
}

/** The texts of a page: without its address, its search result, and differences in kinds of spaces. */
function wordsOf(value: unknown): string {
  const words = Object.entries(value as object).filter(([key]) => !Object.hasOwn(entryTextFields, key));
  return JSON.stringify(words).replace(/\s+/g, ' ');
}

/** The value of a file in the last commit; undefined if it did not exist or was not JSON. */
export const committedValue = ({ committed }: Pick<CheckedFiles, 'committed'>, path: string): unknown =>
  contentOf(path, readJson(committed.get(path) ?? ''));

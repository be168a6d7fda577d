import type { Collection } from '../collection';
import {
  type CollectionName,
  type EntryText,
  listKinds,
  namedCollections,
  type SegmentName,
  segmentDescriptions,
} from '../collection-facts';
import { entriesOf, type LanguageContent, textsOf } from '../content';
import { entryPath, languageFiles, languagePath } from '../file-kinds';
import type { KeyPath, Problem } from '../problem';
import { publishedAddresses } from '../published-entries';
import { type CheckedFiles, problemAt } from './check';

interface Claim {
  /** The claimed address. */
  address: string;
  file: string;
  key: KeyPath;
  /** The owner: two claims of the same owner do not conflict. */
  owner: string;
  value: string;
  /** The page as `published-addresses.json` names it, and the path at which it claims the address, if they are known. */
  page?: string;
  path?: string;
}

/** `404` answers for unknown slugs (decision 4); hosts take `index` for the folder itself; Gatsby keeps its data in `page-data`. */
const reservedSlugs = ['404', 'index', 'page-data'];

/** First segments of addresses that belong to files of the build, to the demo, or to hosts. */
const reservedFolders = ['admin', 'cards', 'cdn-cgi', 'static', 'tour'];

const isReserved = ({ address, value }: Claim) =>
  reservedSlugs.includes(value) || (address === `/${value}` && reservedFolders.includes(value));

/** No two pages, former slugs or segments of languages claim the same address. */
export function checkSlugs(files: CheckedFiles): Problem[] {
  const claims = Object.entries(files.content.languages).flatMap(([language, texts]) => [
    ...listClaims(language, texts),
    ...namedCollections.flatMap((named) => entryClaims(files, language, named)),
    ...segmentClaims(files, language, texts),
  ]);
  const published = publishedAddresses(files.documents);
  const holders = new Map<string, Claim>();
  const clashes = claims.flatMap((claim) => {
    // Some hosts and disks take capitals, which ids have, for small letters.
    const address = claim.address.toLowerCase();
    const holder = holders.get(address) ?? claim;
    const [rightful, other] = rightOf(claim, published) > rightOf(holder, published) ? [claim, holder] : [holder, claim];
    holders.set(address, rightful);
    if (isReserved(claim)) return [reserved(files, claim)];
    if (holder.owner === claim.owner) return [];
    return [taken(files, other, rightful, rightOf(rightful, published) > rightOf(other, published))];
  });
  return [...clashes, ...Object.keys(files.content.languages).flatMap((language) => formerRepeats(files, language))];
}

const isFormer = ({ key }: Claim) => key[0] === 'previousSlugs' || key[0] === 'previousSegments';

/**
 * The priority of a claim: first the page that was published at the address, then the former slug that redirected from it, then a
 * current value, then a former one.
 */
function rightOf(claim: Claim, published: Readonly<Record<string, string>>): number {
  const known = published[claim.path ?? ''];
  if (known !== undefined && known === claim.page) return 3;
  if (isFormer(claim)) return known === 'redirect' ? 2 : 0;
  return 1;
}

/** A former value that equals the current one, or occurs twice, would redirect an address to itself. */
function formerRepeats(files: CheckedFiles, language: string): Problem[] {
  const texts = files.content.languages[language];
  if (!texts) return [];
  const languageFile = languagePath(language, languageFiles.Language.path);
  const lists = [
    ...namedCollections.flatMap(([name, collection]) =>
      Object.entries(textsOf(texts, name)).map(([id, text]) => ({
        file: entryPath(language, collection, id),
        ...slugValues(text),
      })),
    ),
    ...segmentDescriptions.map(([name]) => ({ file: languageFile, ...segmentValues(texts.Language, name) })),
  ];
  return lists.flatMap(({ file, keys, present, former }) =>
    former.flatMap((value, index) => {
      if (value !== present && former.indexOf(value) === index) return [];
      return problemAt(files, file, [...keys.former, index], {
        kind: 'slug-twice',
        found: `"${value}", which ${value === present ? 'is the present value' : 'stands here already'}`,
        expected: 'former values, once each',
        fix: 'Take it out of the list.',
      });
    }),
  );
}

const reserved = (files: CheckedFiles, { file, key, value }: Claim): Problem =>
  problemAt(files, file, key, {
    kind: 'slug-reserved',
    found: `"${value}"`,
    expected: 'another word: this one is reserved',
    fix: 'Choose another slug.',
  });

const taken = (files: CheckedFiles, claim: Claim, holder: Claim, isDecided: boolean): Problem =>
  problemAt(files, claim.file, claim.key, {
    kind: 'slug-taken',
    found: `"${claim.value}", which data/${holder.file} has already`,
    expected: 'a value of its own: two pages cannot have one address',
    fix: isDecided ? mendTaken(claim) : 'Change one of the two.',
  });

const mendTaken = (claim: Claim) =>
  isFormer(claim) ? 'Take it out of this list.' : 'Choose another one here: the other page keeps its address.';

/** A parent of addresses: its name in claims, and its path, which contains translated segments. */
interface Parent {
  address: string;
  path: string;
}

/** A list of current values and former ones. */
interface Values {
  present: string;
  former: readonly string[];
  /** Where they are in the file. */
  keys: { present: KeyPath; former: KeyPath };
}

/** A current value and its former ones, below a parent. */
function claimsBelow(
  parent: Parent,
  place: Pick<Claim, 'file' | 'owner' | 'page'>,
  { present, former, keys }: Values,
): Claim[] {
  const claim = (value: string, key: KeyPath): Claim => ({
    ...place,
    value,
    key,
    address: `${parent.address}/${value}`,
    path: `${parent.path}/${value}`,
  });
  return [claim(present, keys.present), ...former.map((value, index) => claim(value, [...keys.former, index]))];
}

const slugValues = ({ slug, previousSlugs }: EntryText): Values => ({
  present: slug,
  former: previousSlugs,
  keys: { present: ['slug'], former: ['previousSlugs'] },
});

const segmentValues = ({ segments, previousSegments }: LanguageContent['Language'], name: SegmentName): Values => ({
  present: segments[name],
  former: previousSegments[name],
  keys: { present: ['segments', name], former: ['previousSegments', name] },
});

/** Pages with a list are below it; others are next to all lists: `/fr/fonctionnalites`, `/fr/mentions-legales`. */
const parentOf = (language: string, texts: LanguageContent | undefined, { list }: Collection): Parent =>
  list
    ? { address: `${language}/${list.kind}`, path: `/${language}/${texts?.Language.segments[list.kind as SegmentName]}` }
    : { address: `${language}/`, path: `/${language}` };

/** A page claims its slug and its former slugs, and also its id if it has a short address. */
function entryClaims(
  { content }: CheckedFiles,
  language: string,
  [name, collection]: readonly [CollectionName, Collection],
): Claim[] {
  const parent = parentOf(language, content.languages[language], collection);
  const texts = textsOf(content.languages[language], name);
  return entriesOf(content, name).flatMap(({ id }) => {
    const text = texts[id];
    if (!text) return [];
    const place = {
      file: entryPath(language, collection, id),
      owner: `${collection.kind} ${id}`,
      page: `${language}/${collection.kind}/${id}`,
    };
    return [
      ...(collection.short ? [{ ...place, value: id, key: [], address: `${parent.address}/${id}` }] : []),
      ...claimsBelow(parent, place, slugValues(text)),
    ];
  });
}

/** List pages are next to the pages of collections without a list. */
function listClaims(language: string, { Language }: LanguageContent): Claim[] {
  const file = languagePath(language, languageFiles.Language.path);
  return listKinds.flatMap((kind) =>
    claimsBelow(
      { address: `${language}/`, path: `/${language}` },
      { file, owner: `list ${kind}`, page: `${language}/${kind}` },
      segmentValues(Language, kind),
    ),
  );
}

/** Segments start addresses without a language, so all languages share one namespace. */
function segmentClaims({ content }: CheckedFiles, language: string, { Language }: LanguageContent): Claim[] {
  const file = languagePath(language, languageFiles.Language.path);
  const codes = Object.keys(content.languages).map(
    (code): Claim => ({ address: `/${code}`, file, key: [], owner: `language ${code}`, value: code }),
  );
  const segments = segmentDescriptions.flatMap(([name]) =>
    claimsBelow({ address: '', path: '' }, { file, owner: language }, segmentValues(Language, name)),
  );
  return [...codes, ...segments];
}

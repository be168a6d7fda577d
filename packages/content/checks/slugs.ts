import { type Claim, type Clash, planAddresses } from '../../addresses';
import { collectionOfKind } from '../model/collections';
import { entryPath } from '../model/file-kinds';
import type { Model } from '../model/model';
import { publishedAddresses } from '../model/published-entries';
import { routingInput } from '../model/routing-input';
import { formatKey, type KeyPath, type Problem } from '../problems/problem';
import { problemAt } from '../problems/problem-kinds';
import { languagePath } from '../reading/paths';
import { repeatsIn } from '../reading/repeats';
import type { CheckedFiles } from './check';

/** A claim, and the place of its value. */
type Value = Claim & Place;

interface Place {
  file: string;
  key: KeyPath;
}

/** No two pages, former slugs or segments of languages claim the same address. */
export function checkSlugs(files: CheckedFiles): Problem[] {
  const { model, content, documents } = files;
  const withdrawn = { ...content.withdrawn, addresses: publishedAddresses(documents) };
  const { claims, claimedTwice } = planAddresses(routingInput(model, { ...content, withdrawn }));
  const values = [
    ...new Map(claims.map((claim) => withPlace(model, claim)).map((value) => [nameOf(value), value])).values(),
  ];
  return [
    ...values.filter((value) => isReserved(model, value)).map((value) => reserved(files, value)),
    ...taken(files, claimedTwice),
    ...repeated(files, values),
  ];
}

/** The place of the value with which an address ends: in the texts of an entry, otherwise in the file of the language. */
export function placeOf({ collections, languageFiles }: Model, { language, target, name, former }: Claim): Place {
  const [, collection] = (target.id !== undefined && collectionOfKind(collections, target.kind)) || [];
  const file = collection
    ? entryPath(language, collection, target.id ?? '')
    : languagePath(language, languageFiles.Language.path);
  if (name === 'id' || name === 'code') return { file, key: [] };
  if (name === 'slug') return { file, key: former === undefined ? ['slug'] : ['previousSlugs', former] };
  return { file, key: former === undefined ? ['segments', name] : ['previousSegments', name, former] };
}

const withPlace = (model: Model, claim: Claim): Value => ({ ...claim, ...placeOf(model, claim) });

const nameOf = ({ file, key }: Place) => `${file} ${formatKey(key)}`;

/** `404` answers for unknown slugs (decision 4); hosts take `index` for the folder itself; Gatsby keeps its data in `page-data`. */
const reservedValues = ['404', 'index', 'page-data'];

const isReserved = ({ reservedFolders }: Model, { target, value }: Claim) =>
  reservedValues.includes(value) || (target.id === undefined && reservedFolders.includes(value));

const reserved = (files: CheckedFiles, { file, key, value }: Value): Problem =>
  problemAt(files, file, key, {
    kind: 'slug-reserved',
    found: `"${value}"`,
    expected: 'another word: this one is reserved',
    fix: 'Choose another slug.',
  });

/** One problem for two values, although several addresses end with them. */
function taken(files: CheckedFiles, clashes: readonly Clash[]): Problem[] {
  const pairOf = ({ claim, holder }: Clash) =>
    [claim, holder]
      .map((one) => nameOf(placeOf(files.model, one)))
      .sort()
      .join();
  const pairs = new Map(
    clashes
      .filter(({ claim }) => !isReserved(files.model, claim))
      .toReversed()
      .map((clash) => [pairOf(clash), clash]),
  );
  return [...pairs.values()].map(({ claim, holder, isDecided }) => {
    const { file, key } = placeOf(files.model, claim);
    const own =
      claim.former === undefined
        ? 'Choose another one here: the other page keeps its address.'
        : 'Take it out of this list.';
    return problemAt(files, file, key, {
      kind: 'slug-taken',
      found: `"${claim.value}", which data/${placeOf(files.model, holder).file} has already`,
      expected: 'a value of its own: two pages cannot have one address',
      fix: isDecided ? own : 'Change one of the two.',
    });
  });
}

/** A former value that equals the present one, or occurs twice, would redirect an address to itself. */
const repeated = (files: CheckedFiles, values: readonly Value[]): Problem[] =>
  repeatsIn(values, ({ file, name, value }) => `${file} ${name} ${value}`).map(([{ file, key, value }, { former }]) =>
    problemAt(files, file, key, {
      kind: 'slug-twice',
      found: `"${value}", which ${former === undefined ? 'is the present value' : 'stands here already'}`,
      expected: 'former values, once each',
      fix: 'Take it out of the list.',
    }),
  );

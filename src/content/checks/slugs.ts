import { languageFiles } from '../file-kinds';
import { formatKey, type KeyPath, type Problem } from '../problem';
import { type CheckedFiles, featurePath, languagePath, problemAt } from './check';

interface Claim {
  /** What is claimed, as an address. */
  address: string;
  file: string;
  key: KeyPath;
  /** Who claims it: two claims of one owner do not clash. */
  owner: string;
  value: string;
  /** Whether it is a former value. */
  former: boolean;
}

/** The slug of the pages that answer for unknown slugs (decision 4). */
const reservedSlug = '404';

/** No two features, nor a feature and a former slug, nor two languages' segments, claim one address. */
export function checkSlugs(files: CheckedFiles): Problem[] {
  const claims = Object.keys(files.content.languages).flatMap((language) => [
    ...slugClaims(files, language),
    ...segmentClaims(files, language),
  ]);
  const first = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const holder = first.get(claim.address) ?? claim;
    first.set(claim.address, holder);
    if (claim.value === reservedSlug) return [reserved(files, claim)];
    return holder.owner === claim.owner ? repeated(files, claim, holder) : [taken(files, claim, holder)];
  });
}

const reserved = (files: CheckedFiles, { file, key, value }: Claim): Problem =>
  problemAt(files, file, key, {
    kind: 'slug-reserved',
    found: `"${value}"`,
    expected: 'another word: this one is reserved',
    fix: 'Choose another slug.',
  });

const taken = (files: CheckedFiles, { file, key, value }: Claim, holder: Claim): Problem =>
  problemAt(files, file, key, {
    kind: 'slug-taken',
    found: `"${value}", which data/${holder.file} has already`,
    expected: 'a value of its own: two pages cannot have one address',
    fix: 'Change one of the two.',
  });

/** A former value that is the present one again, or stands twice, would redirect a page to itself. */
function repeated(files: CheckedFiles, claim: Claim, holder: Claim): Problem[] {
  if (claim === holder || !claim.former || nameOf(claim) !== nameOf(holder)) return [];
  return [
    problemAt(files, claim.file, claim.key, {
      kind: 'slug-taken',
      found: `"${claim.value}", which stands at ${formatKey(holder.key)} already`,
      expected: 'former values only, each once',
      fix: 'Take this one out.',
    }),
  ];
}

/** What a claim is a value of: a slug, or one of the segments; two segments may well be the same. */
const nameOf = ({ key }: Claim) => (typeof key[1] === 'string' ? key[1] : key.length === 0 ? '' : 'slug');

/** A feature answers for its id, its slug and its former slugs. */
function slugClaims({ content }: CheckedFiles, language: string): Claim[] {
  const features = content.FeatureCatalogue.features.map(({ id }) => id);
  return features.flatMap((id) => {
    const feature = content.languages[language]?.features[id];
    if (!feature) return [];
    const claim = (value: string, key: KeyPath, former = false): Claim => ({
      address: `${language}/${value}`,
      former,
      file: featurePath(language, id),
      key,
      owner: id,
      value,
    });
    return [
      claim(id, []),
      claim(feature.slug, ['slug']),
      ...feature.previousSlugs.map((value, index) => claim(value, ['previousSlugs', index], true)),
    ];
  });
}

/** Segments start addresses without a language, so they are one name space for all languages. */
function segmentClaims({ content }: CheckedFiles, language: string): Claim[] {
  const texts = content.languages[language]?.Language;
  if (!texts) return [];
  const claim = (value: string, key: KeyPath, former = false): Claim => ({
    address: `/${value}`,
    former,
    file: languagePath(language, languageFiles.Language.path),
    key,
    owner: language,
    value,
  });
  const codes = Object.keys(content.languages).map((code): Claim => ({ ...claim(code, []), owner: code, value: code }));
  return [
    ...codes,
    claim(texts.segments.features, ['segments', 'features']),
    claim(texts.segments.fallback, ['segments', 'fallback']),
    ...texts.previousSegments.features.map((value, index) => claim(value, ['previousSegments', 'features', index], true)),
    ...texts.previousSegments.fallback.map((value, index) => claim(value, ['previousSegments', 'fallback', index], true)),
  ];
}

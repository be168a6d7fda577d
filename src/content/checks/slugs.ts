import { languageFiles } from '../file-kinds';
import type { KeyPath, Problem } from '../problem';
import { type CheckedFiles, featurePath, languagePath, legalPath, problemAt } from './check';

interface Claim {
  /** What is claimed, as an address. */
  address: string;
  file: string;
  key: KeyPath;
  /** Who claims it: two claims of one owner do not clash. */
  owner: string;
  value: string;
}

/** `404` answers for unknown slugs (decision 4); hosts take `index` for the folder itself; Gatsby keeps its data in `page-data`. */
const reservedSlugs = ['404', 'index', 'page-data'];

/** First parts of addresses that belong to files of the build, to the demo, or to hosts. */
const reservedFolders = ['cards', 'cdn-cgi', 'static', 'tour'];

const isReserved = ({ address, value }: Claim) =>
  reservedSlugs.includes(value) || (address === `/${value}` && reservedFolders.includes(value));

/** No two pages, nor a page and a former slug, nor two languages' segments, claim one address. */
export function checkSlugs(files: CheckedFiles): Problem[] {
  const claims = Object.keys(files.content.languages).flatMap((language) => [
    ...slugClaims(files, language),
    ...legalClaims(files, language),
    ...segmentClaims(files, language),
  ]);
  const first = new Map<string, Claim>();
  const clashes = claims.flatMap((claim) => {
    // Some hosts and disks take capitals, which ids have, for small letters.
    const address = claim.address.toLowerCase();
    const holder = first.get(address) ?? claim;
    first.set(address, holder);
    if (isReserved(claim)) return [reserved(files, claim)];
    return holder.owner === claim.owner ? [] : [taken(files, claim, holder)];
  });
  return [...clashes, ...Object.keys(files.content.languages).flatMap((language) => formerRepeats(files, language))];
}

/** A former value that is the present one, or stands twice, would redirect an address to itself. */
function formerRepeats(files: CheckedFiles, language: string): Problem[] {
  const texts = files.content.languages[language];
  if (!texts) return [];
  const { segments, previousSegments } = texts.Language;
  const segmentFile = languagePath(language, languageFiles.Language.path);
  const lists = [
    ...Object.entries(texts.features).map(([id, { slug, previousSlugs }]) => ({
      file: featurePath(language, id),
      key: ['previousSlugs'],
      present: slug,
      former: previousSlugs,
    })),
    ...Object.entries(texts.legal).map(([id, { slug, previousSlugs }]) => ({
      file: legalPath(language, id),
      key: ['previousSlugs'],
      present: slug,
      former: previousSlugs,
    })),
    ...(['features', 'fallback'] as const).map((name) => ({
      file: segmentFile,
      key: ['previousSegments', name],
      present: segments[name],
      former: previousSegments[name],
    })),
  ];
  return lists.flatMap(({ file, key, present, former }) =>
    former.flatMap((value, index) =>
      value !== present && former.indexOf(value) === index
        ? []
        : [
            problemAt(files, file, [...key, index], {
              kind: 'slug-twice',
              found: `"${value}", which ${value === present ? 'is the present value' : 'stands here already'}`,
              expected: 'former values, once each',
              fix: 'Take it out of the list.',
            }),
          ],
    ),
  );
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

/** A feature answers for its id, its slug and its former slugs. */
function slugClaims({ content }: CheckedFiles, language: string): Claim[] {
  const features = content.FeatureCatalogue.features.map(({ id }) => id);
  return features.flatMap((id) => {
    const feature = content.languages[language]?.features[id];
    if (!feature) return [];
    const claim = (value: string, key: KeyPath): Claim => ({
      address: `${language}/${value}`,
      file: featurePath(language, id),
      key,
      owner: id,
      value,
    });
    return [
      claim(id, []),
      claim(feature.slug, ['slug']),
      ...feature.previousSlugs.map((value, index) => claim(value, ['previousSlugs', index])),
    ];
  });
}

/** Legal pages stand beside the list of features: `/fr/fonctionnalites`, `/fr/mentions-legales`. */
function legalClaims({ content }: CheckedFiles, language: string): Claim[] {
  const texts = content.languages[language];
  if (!texts) return [];
  const claim = (value: string, file: string, key: KeyPath, owner: string): Claim => ({
    address: `${language}//${value}`,
    file,
    key,
    owner,
    value,
  });
  const { segments, previousSegments } = texts.Language;
  const file = languagePath(language, languageFiles.Language.path);
  return [
    claim(segments.features, file, ['segments', 'features'], 'the list of features'),
    ...previousSegments.features.map((value, index) =>
      claim(value, file, ['previousSegments', 'features', index], 'the list of features'),
    ),
    ...content.LegalCatalogue.pages.flatMap(({ id }) => {
      const page = texts.legal[id];
      if (!page) return [];
      const own = legalPath(language, id);
      return [
        claim(page.slug, own, ['slug'], id),
        ...page.previousSlugs.map((value, index) => claim(value, own, ['previousSlugs', index], id)),
      ];
    }),
  ];
}

/** Segments start addresses without a language, so they are one name space for all languages. */
function segmentClaims({ content }: CheckedFiles, language: string): Claim[] {
  const texts = content.languages[language]?.Language;
  if (!texts) return [];
  const claim = (value: string, key: KeyPath): Claim => ({
    address: `/${value}`,
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
    ...texts.previousSegments.features.map((value, index) => claim(value, ['previousSegments', 'features', index])),
    ...texts.previousSegments.fallback.map((value, index) => claim(value, ['previousSegments', 'fallback', index])),
  ];
}

import type { DataDocument } from '../data-document';
import { identifyFile } from '../file-kinds';
import { memoize } from '../memoize';
import { type Finding, fileProblem, type KeyPath, type Problem, valueAt } from '../problem';
import { type PictureNeeds, picturesOf } from '../schema-walk';
import { type CheckedFiles, type ImageFacts, problemAt } from './check';
import { likelyImage, missingImageFix } from './likely-image';

/** Where a picture is named, its description, and the width that the widest screen needs. */
interface NamedImage {
  path: string;
  key: KeyPath;
  src: string;
  alt?: string;
  /** A text that the description must not just repeat. */
  title?: string;
  minWidth: number;
  shape: PictureNeeds['shape'];
}

/** The picture type of each file extension. */
const typesByEnding: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpg', jpeg: 'jpg', webp: 'webp', avif: 'avif' };

const typeByName = (src: string) => typesByEnding[/[^.]*$/.exec(src)?.[0].toLowerCase() ?? ''];

/** Larger pictures make checkouts and builds slow; visitors get smaller versions. */
export const maxBytes = 400_000;

/**
 * A decoded picture takes four bytes per pixel of memory, whatever its file size: beyond this limit, a build takes gigabytes.
 * Cameras produce 12 to 24 million pixels.
 */
export const maxPixels = 40_000_000;

/** Every picture that a file names exists, is large enough and has a description; every picture that exists is named. */
export function checkImages(files: CheckedFiles): Problem[] {
  const named = namedImages(files);
  return [...named.flatMap((image) => checkImage(files, image)), ...unused(files, named)];
}

const namedImages = ({ documents }: CheckedFiles): NamedImage[] => [...documents.values()].flatMap(imagesIn);

/** The pictures that a file names. Descriptions are next to them, in "alt": one for a picture and its portrait version. */
const imagesIn = memoize(({ path, value }: DataDocument): NamedImage[] => {
  const schema = identifyFile(path)?.schema;
  if (!schema) return [];
  return picturesOf(schema, value).map(({ path: key, src, minWidth, shape }) => {
    const { alt } = valueAt(value, key.slice(0, -1)) as { alt?: string };
    const { title } = value as { title?: string };
    return { path, key, src, minWidth, shape, title, alt: key.at(-1) === 'portrait' ? undefined : alt };
  });
});

function checkImage(files: CheckedFiles, image: NamedImage): Problem[] {
  const { path, key, src } = image;
  if (!files.images.has(src)) {
    const missing: Finding = {
      kind: 'image-missing',
      found: `${JSON.stringify(src)}, which is not there`,
      expected: 'a file below data/images',
      fix: missingImageFix(files, src, path),
    };
    return [problemAt(files, path, key, missing)];
  }
  const facts = files.imageFacts.get(src);
  const findings = [...(facts ? fromFacts(image, facts) : []), ...ofOtherLanguage(files, image)];
  return [
    ...findings.map((finding) => problemAt(files, path, key, finding)),
    ...description(image).map((finding) => problemAt(files, path, [...key.slice(0, -1), 'alt'], finding)),
  ];
}

/**
 * Pictures with text exist once per language, under the same name. Returns the one of the file’s own language if it names one of
 * another language.
 */
function ownPicture(files: CheckedFiles, { path, src }: NamedImage): string | undefined {
  const file = identifyFile(path);
  if (!file || !('language' in file)) return undefined;
  const { languages } = files.content.SiteSettings;
  const own = src.replace(/(^|\/)([a-z]{2})(?=[/.])/g, (place, before, code) =>
    languages.includes(code) ? `${before}${file.language}` : place,
  );
  return own !== src && files.images.has(own) ? own : undefined;
}

function ofOtherLanguage(files: CheckedFiles, image: NamedImage): Finding[] {
  const own = ownPicture(files, image);
  if (!own) return [];
  const found = `"${image.src}", a picture of another language`;
  return [{ kind: 'image-elsewhere', found, expected: `"${own}", which is there`, fix: `Write "${own}".` }];
}

/** What size, type and shape of a picture tell. */
function fromFacts(image: NamedImage, facts: ImageFacts): Finding[] {
  const useless = findUseless(image, facts);
  return useless ? [useless] : [...findShape(image, facts), ...findSizes(image, facts)];
}

/** Why a picture cannot be shown at all. */
function findUseless({ src }: NamedImage, { width, height, type }: ImageFacts): Finding | undefined {
  if (width === 0) {
    return {
      kind: 'image-unreadable',
      found: `"${src}", which is damaged, or no picture that the site can show`,
      expected: 'a PNG, JPEG, WebP or AVIF file',
      fix: 'Save the picture again as PNG or JPEG.',
    };
  }
  if (width * height > maxPixels) {
    return {
      kind: 'image-too-large',
      found: `"${src}", ${width} × ${height} pixels`,
      expected: `at most ${maxPixels / 1_000_000} million pixels`,
      fix: 'Save it smaller; the pages need no more than 2,240 pixels of width.',
    };
  }
  const meant = typeByName(src);
  return type === undefined || type === meant ? undefined : wrongType(src, type);
}

/** A file whose extension does not match its type. */
const wrongType = (src: string, type: string): Finding => ({
  kind: 'image-type',
  found: `"${src}", which is a file of the type ${type.toUpperCase()}`,
  ...(Object.values(typesByEnding).includes(type)
    ? {
        expected: 'a name that ends with what the file is',
        fix: `Let its name end with .${type}, here too, or save it again as PNG or JPEG.`,
      }
    : { expected: 'a PNG, JPEG, WebP or AVIF file', fix: 'Save the picture again as PNG or JPEG.' }),
});

/** Too small for its place, or too large to keep. */
function findSizes({ src, minWidth }: NamedImage, { width, bytes }: ImageFacts): Finding[] {
  const small: Finding = {
    kind: 'image-too-small',
    found: `"${src}", ${width} pixels wide`,
    expected: `at least ${minWidth} pixels for where it is shown`,
    fix: 'Save the picture again from a larger original; do not enlarge it.',
  };
  const heavy: Finding = {
    kind: 'image-too-heavy',
    found: `"${src}", ${Math.round(bytes / 1000)} kB`,
    expected: `at most ${maxBytes / 1000} kB`,
    fix: 'Save it smaller; the pages need no more than 2,240 pixels of width.',
  };
  return [...(width < minWidth ? [small] : []), ...(bytes > maxBytes ? [heavy] : [])];
}

function findShape({ src, shape }: NamedImage, { width, height }: ImageFacts): Finding[] {
  const ratio = width / height;
  if (!shape || (ratio >= shape.least && ratio <= shape.most)) return [];
  const found = `"${src}", ${width} × ${height} pixels`;
  return [{ kind: 'image-shape', found, expected: shape.description, fix: 'Cut the picture to this shape.' }];
}

/** A description says what can be seen: more than one word, not the file name, not the heading again. */
function description({ alt, title }: NamedImage): Finding[] {
  const isPoor = alt !== undefined && (alt.length < 15 || alt === title || /\.(?:png|jpe?g|webp|avif)$/i.test(alt));
  if (!isPoor) return [];
  return [
    {
      kind: 'image-not-described',
      found: JSON.stringify(alt),
      expected: 'what the picture shows, in a sentence of its own',
      fix: 'Describe it to somebody on the phone, and write that.',
    },
  ];
}

/** Skipped if a file is broken: it is unknown which pictures it names. */
function unused(files: CheckedFiles, named: readonly NamedImage[]): Problem[] {
  if (files.substitutes.size > 0) return [];
  // A picture that was probably intended is reported where it is named.
  const used = new Set(
    named.flatMap((image) => [
      files.images.has(image.src) ? image.src : likelyImage(files, image.src, image.path),
      ownPicture(files, image),
    ]),
  );
  return [...files.images]
    .filter((src) => !used.has(src))
    .map((src) => fileProblem(`images/${src}`, { kind: 'image-unused', ...unusedFinding(src) }));
}

const unusedFinding = (src: string) =>
  typeByName(src) === undefined
    ? { found: 'a file that is no picture', expected: 'only pictures here', fix: 'Take it out of data/images.' }
    : {
        found: 'a picture that no file names',
        expected: 'only pictures that are shown',
        fix: 'Name it where it belongs, or take it out.',
      };

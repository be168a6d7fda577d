import type { DataDocument } from '../data-document';
import { identifyFile } from '../file-kinds';
import { type KeyPath, type Problem, valueAt } from '../problem';
import { remember } from '../remember';
import { type PictureNeeds, picturesOf } from '../schema-walk';
import { type CheckedFiles, type ImageFacts, problemAt } from './check';
import { likelyImage, mendMissingImage } from './likely-image';

/** Where a picture is named, what is said of it, and how wide the widest screen wants it. */
interface NamedImage {
  path: string;
  key: KeyPath;
  src: string;
  alt?: string;
  /** A text that the description must not merely repeat. */
  title?: string;
  minWidth: number;
  shape: PictureNeeds['shape'];
}

/** What a picture is whose name ends so. */
const typesByEnding: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpg', jpeg: 'jpg', webp: 'webp', avif: 'avif' };

/** A picture beyond this makes checkouts and builds slow; the build shrinks what visitors get. */
export const maxBytes = 400_000;

/**
 * A picture is unpacked in memory, four bytes a pixel, whatever its file weighs: beyond this a build takes gigabytes. A camera makes
 * pictures of 12 to 24 million.
 */
export const maxPixels = 40_000_000;

/** Every picture that a file names is there, large enough, and described; and every picture that is there is named. */
export function checkImages(files: CheckedFiles): Problem[] {
  const named = namedImages(files);
  return [...named.flatMap((image) => checkImage(files, image)), ...unused(files, named)];
}

const namedImages = ({ documents }: CheckedFiles): NamedImage[] => [...documents.values()].flatMap(imagesIn);

/** The pictures that a file names; their descriptions stand beside them, in "alt": one for a picture and its portrait. */
const imagesIn = remember(({ path, value }: DataDocument): NamedImage[] => {
  const schema = identifyFile(path)?.schema;
  if (!schema) return [];
  return picturesOf(schema, value).map(({ path: key, src, minWidth, shape }) => {
    const { alt } = valueAt(value, key.slice(0, -1)) as { alt?: string };
    const { title } = value as { title?: string };
    return {
      path,
      key,
      src,
      minWidth,
      shape,
      ...(alt !== undefined && key.at(-1) !== 'portrait' && { alt }),
      ...(title !== undefined && { title }),
    };
  });
});

function checkImage(files: CheckedFiles, image: NamedImage): Problem[] {
  const { path, key, src } = image;
  if (!files.images.has(src)) {
    return [
      problemAt(files, path, key, {
        kind: 'image-missing',
        found: `"${src}", which is not there`,
        expected: 'a file below data/images',
        fix: mendMissingImage(files, src),
      }),
    ];
  }
  const facts = files.imageFacts.get(src);
  return [...(facts ? checkFacts(files, image, facts) : []), ...checkDescription(files, image)];
}

function checkFacts(files: CheckedFiles, image: NamedImage, facts: ImageFacts): Problem[] {
  const { path, key, src, minWidth } = image;
  if (facts.width === 0) {
    return [
      problemAt(files, path, key, {
        kind: 'image-unreadable',
        found: `"${src}", which is damaged, or no picture that the site can show`,
        expected: 'a PNG, JPEG, WebP or AVIF file',
        fix: 'Save the picture again as PNG or JPEG.',
      }),
    ];
  }
  if (facts.width * facts.height > maxPixels) {
    return [
      problemAt(files, path, key, {
        kind: 'image-too-large',
        found: `"${src}", ${facts.width} × ${facts.height} pixels`,
        expected: `at most ${maxPixels / 1_000_000} million pixels`,
        fix: 'Save it smaller; the pages need no more than 1,600 pixels of width.',
      }),
    ];
  }
  const meant = typesByEnding[/[^.]*$/.exec(src)?.[0].toLowerCase() ?? ''];
  if (facts.type !== undefined && facts.type !== meant) {
    return [
      problemAt(files, path, key, {
        kind: 'image-type',
        found: `"${src}", which is a file of the type ${facts.type.toUpperCase()}`,
        ...(Object.values(typesByEnding).includes(facts.type)
          ? {
              expected: 'a name that ends with what the file is',
              fix: `Let its name end with .${facts.type}, here too, or save it again as PNG or JPEG.`,
            }
          : { expected: 'a PNG, JPEG, WebP or AVIF file', fix: 'Save the picture again as PNG or JPEG.' }),
      }),
    ];
  }
  const small = facts.width < minWidth;
  const heavy = facts.bytes > maxBytes;
  return [
    ...checkShape(files, image, facts),
    ...(small
      ? [
          problemAt(files, path, key, {
            kind: 'image-too-small',
            found: `"${src}", ${facts.width} pixels wide`,
            expected: `at least ${minWidth} pixels for where it is shown`,
            fix: 'Save the picture again from a larger original; do not enlarge it.',
          }),
        ]
      : []),
    ...(heavy
      ? [
          problemAt(files, path, key, {
            kind: 'image-too-heavy',
            found: `"${src}", ${Math.round(facts.bytes / 1000)} kB`,
            expected: `at most ${maxBytes / 1000} kB`,
            fix: 'Save it smaller; the pages need no more than 1,600 pixels of width.',
          }),
        ]
      : []),
  ];
}

function checkShape(files: CheckedFiles, { path, key, src, shape }: NamedImage, { width, height }: ImageFacts): Problem[] {
  const ratio = width / height;
  if (!shape || (ratio >= shape.least && ratio <= shape.most)) return [];
  return [
    problemAt(files, path, key, {
      kind: 'image-shape',
      found: `"${src}", ${width} × ${height} pixels`,
      expected: shape.said,
      fix: 'Cut the picture to this shape.',
    }),
  ];
}

/** A description says what is seen: more than a word, not the name of the file, not the heading again. */
function checkDescription(files: CheckedFiles, { path, key, alt, title }: NamedImage): Problem[] {
  if (alt === undefined) return [];
  const poor = alt.length < 15 || alt === title || /\.(?:png|jpe?g|webp|avif)$/i.test(alt);
  if (!poor) return [];
  return [
    problemAt(files, path, [...key.slice(0, -1), 'alt'], {
      kind: 'image-not-described',
      found: JSON.stringify(alt),
      expected: 'what the picture shows, in a sentence of its own',
      fix: 'Describe it to somebody on the phone, and write that.',
    }),
  ];
}

/** Nobody knows what a broken file names. */
function unused(files: CheckedFiles, named: readonly NamedImage[]): Problem[] {
  if (files.standIns.size > 0) return [];
  // A picture that was probably meant is told where it is named.
  const used = new Set(named.map(({ src }) => (files.images.has(src) ? src : likelyImage(files, src))));
  return [...files.images]
    .filter((src) => !used.has(src))
    .map((src) => ({
      severity: 'warning',
      kind: 'image-unused',
      file: `images/${src}`,
      line: 1,
      column: 1,
      key: '',
      found: 'a picture that no file names',
      expected: 'only pictures that are shown',
      fix: 'Name it where it belongs, or take it out.',
    }));
}

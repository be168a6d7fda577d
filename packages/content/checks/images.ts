import { closestName } from '../problems/closest';
import { type KeyPath, type Problem, restore, valueAt } from '../problems/problem';
import { type Finding, fileProblem, type ProblemKind, problemAt } from '../problems/problem-kinds';
import type { DataDocument } from '../reading/data-document';
import { memoize } from '../reading/memoize';
import { type PictureNeeds, picturesOf } from '../schema/schema-walk';
import type { CheckedFiles, ImageFacts } from './check';

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
const imagesIn = memoize(({ path, value, file }: DataDocument): NamedImage[] => {
  if (!file) return [];
  return picturesOf(file.schema, value).map(({ path: key, src, minWidth, shape }) => {
    const { alt } = valueAt(value, key.slice(0, -1)) as { alt?: string };
    const { title } = value as { title?: string };
    return { path, key, src, minWidth, shape, title, alt: key.at(-1) === 'portrait' ? undefined : alt };
  });
});

function checkImage(files: CheckedFiles, image: NamedImage): Problem[] {
  const { path, key, src } = image;
  const report = (finding: Finding) => problemAt(files, path, key, finding);
  if (!files.images.has(src)) {
    // A picture that git still has was not misspelt.
    const meant = files.committed.has(`images/${src}`) ? undefined : likelyImage(files, src);
    const fix = meant ? `Did you mean "${meant}"?` : `If it is new, add it there; ${restore(`images/${src}`)}`;
    const found = `${JSON.stringify(src)}, which is not there`;
    const instead = meant === undefined ? undefined : { from: src, to: meant };
    return [
      report({ kind: 'image-missing', found, expected: 'a file below data/images', fix, ...(instead && { instead }) }),
    ];
  }
  const own = ownPicture(files, image);
  const found = `"${src}", a picture of another language`;
  const expected = `"${own}", which is there`;
  const facts = files.imageFacts.get(src);
  return [
    ...(facts ? fromFacts(image, facts).map(report) : []),
    ...(own
      ? [report({ kind: 'image-elsewhere', found, expected, fix: `Write "${own}".`, instead: { from: src, to: own } })]
      : []),
    ...description(image).map((finding) => problemAt(files, path, [...key.slice(0, -1), 'alt'], finding)),
  ];
}

/** The picture with a similar name in the same folder. */
function likelyImage({ images }: CheckedFiles, src: string): string | undefined {
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  const names = [...images].flatMap((image) => (image.startsWith(folder) ? image.slice(folder.length) : []));
  const meant = closestName(src.slice(folder.length), names);
  return meant === undefined ? undefined : folder + meant;
}

/**
 * Pictures with text exist once per language, under the same name. Returns the one of the file’s own language if it names one of
 * another language.
 */
function ownPicture(files: CheckedFiles, { path, src }: NamedImage): string | undefined {
  const language = files.documents.get(path)?.file?.language;
  if (language === undefined) return undefined;
  const own = src.replace(/(^|\/)([a-z]{2})(?=[/.])/g, (place, before, code) =>
    files.languages.includes(code) ? `${before}${language}` : place,
  );
  return own !== src && files.images.has(own) ? own : undefined;
}

const showable = 'a PNG, JPEG, WebP or AVIF file';
const saveAgain = 'Save the picture again as PNG or JPEG.';
const saveSmaller = 'Save it smaller; the pages need no more than 2,240 pixels of width.';

/** What size, type and shape of a picture tell; only the first if it cannot be shown at all. */
function fromFacts({ src, minWidth, shape }: NamedImage, { width, height, bytes, type }: ImageFacts): Finding[] {
  const finding = (isWrong: boolean, kind: ProblemKind, found: string, expected: string, fix: string): Finding[] =>
    isWrong ? [{ kind, found: `"${src}", ${found}`, expected, fix }] : [];
  const size = `${width} × ${height} pixels`;
  const unreadable = 'which is damaged, or no picture that the site can show';
  const mostPixels = `at most ${maxPixels / 1_000_000} million pixels`;
  const [useless] = [
    ...finding(width === 0, 'image-unreadable', unreadable, showable, saveAgain),
    ...finding(width * height > maxPixels, 'image-too-large', size, mostPixels, saveSmaller),
    ...wrongType(src, type),
  ];
  if (useless) return [useless];
  const { least = 0, most = Number.POSITIVE_INFINITY, description: wanted = '' } = shape ?? {};
  const isOfShape = width / height >= least && width / height <= most;
  const enough = `at least ${minWidth} pixels for where it is shown`;
  const enlarge = 'Save the picture again from a larger original; do not enlarge it.';
  const light = `at most ${maxBytes / 1000} kB`;
  return [
    ...finding(!isOfShape, 'image-shape', size, wanted, 'Cut the picture to this shape.'),
    ...finding(width < minWidth, 'image-too-small', `${width} pixels wide`, enough, enlarge),
    ...finding(bytes > maxBytes, 'image-too-heavy', `${Math.round(bytes / 1000)} kB`, light, saveSmaller),
  ];
}

/** A file whose extension does not match its type. */
function wrongType(src: string, type: string | undefined): Finding[] {
  if (type === undefined || type === typeByName(src)) return [];
  const found = `"${src}", which is a file of the type ${type.toUpperCase()}`;
  const canBeShown = Object.values(typesByEnding).includes(type);
  const expected = canBeShown ? 'a name that ends with what the file is' : showable;
  const fix = canBeShown ? `Let its name end with .${type}, here too, or save it again as PNG or JPEG.` : saveAgain;
  return [{ kind: 'image-type', found, expected, fix }];
}

/** The names of files, and of kinds of pictures with little more, such as the names that programs give to screenshots. */
const saysLittle =
  /\.(?:png|jpe?g|webp|avif)$|^[\w.()-]+$|^(?:\p{L}{1,4}[ ’])?(?:image|photo(?:graphie|graph)?|picture|illustration|screen ?shot|capture(?: d’écran)?|imagen|foto(?:grafía)?|ilustración|captura(?: de pantalla)?)s?(?!\p{L})(?:[^\p{L}]*\p{L}){0,12}[^\p{L}]*$/iu;

/** A description says what can be seen: more than one word, not the file name, not the heading again. */
function description({ alt, title }: NamedImage): Finding[] {
  if (alt === undefined || (alt.length >= 15 && alt !== title && !saysLittle.test(alt))) return [];
  const expected = 'what the picture shows, in a sentence of its own';
  const fix = 'Describe it to somebody on the phone, and write that.';
  return [{ kind: 'image-not-described', found: JSON.stringify(alt), expected, fix }];
}

function unused(files: CheckedFiles, named: readonly NamedImage[]): Problem[] {
  // A picture that was probably intended is reported where it is named.
  const used = new Set(
    named.flatMap((image) => [
      files.images.has(image.src) ? image.src : likelyImage(files, image.src),
      ownPicture(files, image),
    ]),
  );
  return [...files.images]
    .filter((src) => !used.has(src))
    .map((src) => {
      const [found, expected, fix] = typeByName(src)
        ? ['a picture that no file names', 'only pictures that are shown', 'Name it where it belongs, or take it out.']
        : ['a file that is no picture', 'only pictures here', 'Take it out of data/images.'];
      return fileProblem(`images/${src}`, { kind: 'image-unused', found, expected, fix });
    });
}

import { closestName } from '../closest';
import { identifyFile } from '../file-kinds';
import { adviceOrRestore } from '../restore-advice';
import type { CheckedFiles } from './check';

/**
 * The advice for a picture that a file names and that does not exist.
 * @param path the file
 */
export function missingImageFix(files: CheckedFiles, src: string, path: string): string {
  if (/^https?:/.test(src)) return 'Save the picture below data/images, and write its path below that folder.';
  const meant = likelyImage(files, src, path);
  if (withSlashes(src) !== src) return `Write "${meant ?? withSlashes(src)}": paths are written with /.`;
  if (meant === undefined) return adviceOrRestore('If the picture is new, add it there', `images/${src}`);
  return plain(meant) === plain(src) ? differenceFix(src, meant) : `Did you mean "${meant}"?`;
}

/** A path as some systems see it, which ignore capitals and the form of accents; with characters in place of their codes. */
const plain = (path: string) => decoded(path).normalize('NFC').toLowerCase();

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Says what differs in two paths that are the same for some systems; the servers of most hosts tell them apart. */
function differenceFix(src: string, meant: string): string {
  if (decoded(src) === meant) return `Write "${meant}": letters and spaces as they are, not their codes.`;
  if (meant.normalize('NFC') === src) {
    const simple = nameOf(src.normalize('NFD').replace(/\p{M}/gu, ''));
    return `Rename data/images/${meant} to ${simple}, here too: its accents are characters of their own, which looks the same.`;
  }
  return meant.toLowerCase() === src
    ? `Rename data/images/${meant} to ${nameOf(src)}: capitals count.`
    : `Did you mean "${meant}"?`;
}

/**
 * Finds the picture that was probably intended by the name of a missing one: one with a similar name in the same folder, one with
 * the same name in a folder with a similar name, or one at the same path seen from elsewhere. Never the same picture of another
 * language.
 * @param path the file that names it, whose language decides between pictures of the same name
 */
export function likelyImage({ images, content }: CheckedFiles, src: string, path: string): string | undefined {
  const { languages } = content.SiteSettings;
  const others = [...images].filter((image) => !isOfOtherLanguage(image, src, languages));
  const folder = src.slice(0, -nameOf(src).length);
  const beside = others.filter((image) => image === folder + nameOf(image));
  const near = closestName(nameOf(src), beside.map(nameOf));
  const ofSameName = others.filter((image) => nameOf(image) === nameOf(src));
  const language = languageOf(path) ?? '';
  const ofOwnLanguage = ofSameName.filter((image) => image.split('/').includes(language));
  const below = withSlashes(src).replace(/^.*\bimages\//, '');
  return (
    [...images].find((image) => image === below) ??
    others.find((image) => plain(image) === plain(src)) ??
    (near === undefined ? closestName(src, ofOwnLanguage.length > 0 ? ofOwnLanguage : ofSameName) : folder + near)
  );
}

function languageOf(path: string): string | undefined {
  const file = identifyFile(path);
  return file && 'language' in file ? file.language : undefined;
}

/** The letter after the backslash of each JSON escape. */
const controlSigns: Readonly<Record<string, string>> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' };

/** A path that was written with backslashes, which JSON may have turned into control characters. */
const withSlashes = (path: string) =>
  path.replaceAll('\\', '/').replace(/[\b\f\n\r\t]/g, (sign) => `/${controlSigns[sign]}`);

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Whether two paths differ only in their language code. */
function isOfOtherLanguage(image: string, src: string, languages: readonly string[]): boolean {
  const withoutCodes = (path: string) =>
    path
      .split(/([/.-])/)
      .map((part) => (languages.includes(part) ? '*' : part))
      .join('');
  return withoutCodes(image) === withoutCodes(src);
}

import { closestName } from '../closest';
import { restore } from '../problem';
import type { CheckedFiles } from './check';

/**
 * The advice for a picture that a file names and that does not exist.
 * @param path the file
 */
export function missingImageFix(files: CheckedFiles, src: string, path: string): string {
  if (/^https?:/.test(src)) return 'Save the picture below data/images, and write its path below that folder.';
  const meant = likelyImage(files, src, path);
  if (plain(src) !== src) return `Write "${meant ?? plain(src)}": folders with /, letters and spaces as they are.`;
  if (meant === undefined) return `If the picture is new, add it there; ${restore(`images/${src}`)}`;
  if (meant.normalize('NFC').toLowerCase() !== src) return `Did you mean "${meant}"?`;
  const simple = nameOf(src.normalize('NFD').replace(/\p{M}/gu, ''));
  return `Rename data/images/${meant} to ${simple}, here too: capitals and the form of accents count.`;
}

/** The letter after the backslash of each JSON escape. */
const controlSigns: Readonly<Record<string, string>> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' };

/** A path below data/images, with slashes for backslashes, which JSON may have read as control characters, and without codes. */
function plain(path: string): string {
  const slashed = path.replaceAll('\\', '/').replace(/[\b\f\n\r\t]/g, (sign) => `/${controlSigns[sign]}`);
  return slashed.replace(/^.*\bimages\//, '').replaceAll('%20', ' ');
}

const isAlike = (one: string, other: string) => one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Finds the picture that was probably intended by the name of a missing one: one with a similar name in the same folder, or one of
 * the same name elsewhere; never the same picture of another language.
 * @param path the file that names it, whose language decides between pictures of the same name
 */
export function likelyImage({ images, content }: CheckedFiles, src: string, path: string): string | undefined {
  const { languages } = content.SiteSettings;
  const wanted = plain(src);
  const withoutCodes = (image: string) => image.replace(/[a-z]+/g, (part) => (languages.includes(part) ? '*' : part));
  const all = [...images];
  const others = all.filter((image) => withoutCodes(image) !== withoutCodes(wanted));
  const name = nameOf(wanted);
  const folder = wanted.slice(0, -name.length);
  const near = closestName(name, others.filter((image) => image === folder + nameOf(image)).map(nameOf));
  const ofSameName = others.filter((image) => nameOf(image) === name);
  const [, language = ''] = path.split('/');
  const ofOwnLanguage = ofSameName.filter((image) => image.split('/').includes(language));
  return (
    all.find((image) => image === wanted) ??
    others.find((image) => isAlike(image, wanted)) ??
    (near === undefined ? closestName(wanted, ofOwnLanguage.length > 0 ? ofOwnLanguage : ofSameName) : folder + near)
  );
}

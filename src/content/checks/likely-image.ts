import { closestName } from '../closest';
import { adviceOrRestore } from '../restore-advice';
import type { CheckedFiles } from './check';

/** Says what to do about a picture that a file names and that is not there. */
export function missingImageFix(files: CheckedFiles, src: string): string {
  if (/^https?:/.test(src)) return 'Save the picture below data/images, and write its path below that folder.';
  const meant = likelyImage(files, src);
  if (withSlashes(src) !== src) return `Write "${meant ?? withSlashes(src)}": paths are written with /.`;
  if (meant === undefined) return adviceOrRestore('If the picture is new, add it there', `images/${src}`);
  // Some systems take capitals for small letters; the servers of most hosts do not.
  const isInCapitals = meant !== src && meant.toLowerCase() === src;
  return isInCapitals ? `Rename data/images/${meant} to ${nameOf(src)}: capitals count.` : `Did you mean "${meant}"?`;
}

/**
 * The picture that was probably meant by a name that no picture has: one of the same folder with a like name, or of the same name in a
 * folder with a like name, or the one at the same path as seen from elsewhere; never the same picture of another language.
 */
export function likelyImage({ images, content }: CheckedFiles, src: string): string | undefined {
  const { languages } = content.SiteSettings;
  const others = [...images].filter((image) => !isOfOtherLanguage(image, src, languages));
  const folder = src.slice(0, -nameOf(src).length);
  const beside = others.filter((image) => image === folder + nameOf(image));
  const near = closestName(nameOf(src), beside.map(nameOf));
  const ofSameName = others.filter((image) => nameOf(image) === nameOf(src));
  const below = withSlashes(src).replace(/^.*\bimages\//, '');
  return (
    [...images].find((image) => image === below) ??
    others.find((image) => image.toLowerCase() === src.toLowerCase()) ??
    (near === undefined ? closestName(src, ofSameName) : folder + near)
  );
}

/** What a backslash and a letter stand for in JSON. */
const controlSigns: Readonly<Record<string, string>> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' };

/** A path that was written with backslashes, of which JSON may have made control signs. */
const withSlashes = (path: string) =>
  path.replaceAll('\\', '/').replace(/\s/g, (sign) => (sign in controlSigns ? `/${controlSigns[sign]}` : sign));

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Whether two paths differ in the code of their language alone. */
function isOfOtherLanguage(image: string, src: string, languages: readonly string[]): boolean {
  const withoutCodes = (path: string) =>
    path
      .split(/([/.-])/)
      .map((part) => (languages.includes(part) ? '*' : part))
      .join('');
  return withoutCodes(image) === withoutCodes(src);
}

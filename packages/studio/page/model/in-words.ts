/** Returns a name of the code in words: `headlineBefore` becomes “Headline before”. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_/]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Abbreviations that the code uses as names of fields, spelled out. */
const spelled: Readonly<Record<string, string>> = {
  alt: 'Picture in words',
  id: 'Name in the files',
  seo: 'Search results',
  src: 'Picture',
  url: 'Address',
};

/** Returns the label of a field, from its key: the key in words, with abbreviations spelled out; `imageSrc` is “Image”. */
export const labelOf = (key: string): string =>
  (Object.hasOwn(spelled, key) ? spelled[key] : undefined) ?? inWords(key.replace(/(?<=[a-z])Src$/, ''));

/** Returns a path in words: `content/features/signature.json` becomes “Content › Features › Signature”. */
export const fileInWords = (path: string): string =>
  path
    .replace(/\.json$/, '')
    .split('/')
    .map(inWords)
    .join(' › ');

/** Returns a text of a schema or of the content check in the words of the studio, where a value of JSON is “no value”. */
export const withoutNull = (text: string): string => text.replace(/\bnull\b/g, 'no value');

/** Returns a name of the code in words: `headlineBefore` becomes “Headline before”. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_/]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a path in words: `content/features/signature.json` becomes “Content › Features › Signature”. */
export const fileInWords = (path: string): string =>
  path
    .replace(/\.json$/, '')
    .split('/')
    .map(inWords)
    .join(' › ');

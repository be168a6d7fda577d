const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How many names there are: four digits, 15 million. */
const names = digits.length ** 4;

/** Changes all names, if two styles ever have the same one. */
const seed = 0x811c9dc5;

/** The styles by their names, in the build; browsers have no reason to check what the build has checked. */
const known = typeof window === 'undefined' ? new Map<string, string>() : undefined;

/**
 * Replaces the hash in Emotion's names of classes, six or seven characters, by one of four: FNV-1a, as long as four digits allow.
 * A page has a hundred names, and hashes cannot be compressed.
 *
 * Upstream: no option of Emotion changes its names, and no thread about it was found.
 * Can go when the styles of the first screen fit into the first packets with Emotion's own names.
 * @throws Error in the build if two styles have the same name
 */
export default function shortHash(styles: string): string {
  let hash = seed;
  for (let index = 0; index < styles.length; index++) hash = Math.imul(hash ^ styles.charCodeAt(index), 0x01000193);
  const name = inDigits((hash >>> 0) % names);
  if (known && (known.get(name) ?? styles) !== styles)
    throw new Error(`Two styles are called ${name}. Change "seed" in src/gatsby/patches/short-hash.ts.`);
  known?.set(name, styles);
  return name;
}

function inDigits(value: number): string {
  let text = '';
  for (let rest = value, place = 0; place < 4; place++, rest = Math.floor(rest / digits.length))
    text += digits.charAt(rest % digits.length);
  return text;
}

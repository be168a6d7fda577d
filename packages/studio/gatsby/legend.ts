import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { markOf, mostMarks } from '../src/preview/marks';
import type { Place, ShownValue, ToldLegend } from '../src/preview/preview';
import { copyOf, type DataDocument, type Documents, formatKey, identifyFile, type KeyPath } from '../src/site';

/** Assigns marks to keys of files. A mark identifies the same place as long as the development site runs. */
export class Legend {
  private readonly places: Place[] = [];
  private readonly numbers = new Map<string, number>();

  /** Returns copies of the files in which every text that visitors read ends with its mark. */
  mark(documents: Documents): Documents {
    return new Map([...documents].map(([path, document]) => [path, this.marked(document)]));
  }

  /** What the script in the page knows about the data; edits add to it. */
  told(documents: Documents, images: ReadonlySet<string>, folder: string): ToldLegend {
    return {
      values: [...documents.values()].flatMap((document) => this.shownValues(document)),
      places: this.places,
      pictures: Object.fromEntries([...images].map((path) => [pictureDigest(join(folder, path)), path])),
    };
  }

  private marked({ path, ...document }: DataDocument): DataDocument {
    const file = identifyFile(path);
    const value = structuredClone(document.value);
    for (const { path: key, text } of file ? copyOf(file.schema, value) : []) {
      setAt(value, key, text + markOf(this.numberOf(path, key)));
    }
    return { path, ...document, value };
  }

  /**
   * Returns the values of a file that pages may show but that cannot carry a mark, such as numbers, addresses and telephone
   * numbers. The script in the page finds them by their content.
   */
  private shownValues({ path, value }: DataDocument): ShownValue[] {
    const file = identifyFile(path);
    const language = file && 'language' in file ? { language: file.language } : {};
    return leavesOf(value)
      .filter((leaf) => typeof leaf.value === 'number' || file?.kind === 'SiteSettings')
      .map((leaf) => ({ mark: this.numberOf(path, leaf.key), value: leaf.value, ...language }));
  }

  /** @throws Error if there are more places than marks */
  private numberOf(path: string, key: KeyPath): number {
    const name = `${path} ${formatKey(key)}`;
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    if (this.places.length === mostMarks) throw new Error(`The preview has marks for ${mostMarks} texts and values.`);
    this.numbers.set(name, this.places.length);
    return this.places.push({ path, key }) - 1;
  }
}

function setAt(value: unknown, key: KeyPath, text: string): void {
  const parent = key.slice(0, -1).reduce((at, step) => (at as Record<string | number, unknown>)[step], value);
  (parent as Record<string | number, unknown>)[key.at(-1) as string | number] = text;
}

/** Returns every number and text in a value, except in unpublished entries. */
function leavesOf(value: unknown, key: KeyPath = []): { key: KeyPath; value: string | number }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ key, value }];
  if (typeof value !== 'object' || value === null || ('published' in value && !value.published)) return [];
  return Array.isArray(value)
    ? value.flatMap((entry, index) => leavesOf(entry, [...key, index]))
    : Object.entries(value).flatMap(([name, entry]) => leavesOf(entry, [...key, name]));
}

const digests = new Map<string, { stamp: string; digest: string }>();

/** Returns the digest of a picture that Gatsby's development site puts into the addresses of the pictures generated from it. */
function pictureDigest(file: string): string {
  const { size, mtimeMs } = statSync(file);
  const stamp = `${size} ${mtimeMs}`;
  const known = digests.get(file);
  if (known?.stamp === stamp) return known.digest;
  const digest = createHash('md5').update(readFileSync(file)).digest('hex');
  digests.set(file, { stamp, digest });
  return digest;
}

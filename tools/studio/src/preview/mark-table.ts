import { formatKey, type KeyPath } from '../site';
import { mostMarks } from './marks';

/** The place in the data that a mark identifies. */
export interface Place {
  /** Path below `data/`. */
  path: string;
  key: KeyPath;
}

/** Assigns marks to keys of files. A mark identifies the same place as long as the studio runs. */
export class MarkTable {
  readonly places: Place[] = [];
  private readonly numbers = new Map<string, number>();

  /**
   * Returns the number of a place's mark.
   * @throws Error if there are more places than marks
   */
  numberOf(path: string, key: KeyPath): number {
    const name = `${path} ${formatKey(key)}`;
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    if (this.places.length === mostMarks) throw new Error(`The preview has marks for ${mostMarks} texts and values.`);
    this.numbers.set(name, this.places.length);
    return this.places.push({ path, key }) - 1;
  }
}

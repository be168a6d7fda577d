import { crc32, deflateSync } from 'node:zlib';
import type { ChangedFile } from '../draft/draft';
import { parseJson } from '../files/files';
import {
  blobId,
  type DataSources,
  type Field,
  fieldOf,
  identifyFile,
  imageFactsOf,
  isGroup,
  type PictureNeeds,
} from '../site';

/** The input of the check with stand-ins, and the pictures among them, by path below `data/`. */
export interface FilledSources {
  sources: DataSources;
  pictures: ReadonlyMap<string, Buffer>;
}

/**
 * Fills what is still empty in edited files, so that the preview shows a new entry before all of it is written: each text is the name
 * of its field, each picture a grey area.
 */
export function withStandIns(data: DataSources, changed: readonly ChangedFile[]): FilledSources {
  const pictures = new Map<string, Buffer>();
  const sources = new Map(data.sources);
  for (const { path, ours } of changed) {
    const [file, parsed] = [identifyFile(path), parseJson(ours)];
    if (!file || !parsed) continue;
    const filler = { name: '', id: path.replace(/^.*\/|\.json$/g, ''), pictures };
    sources.set(path, JSON.stringify(filled(fieldOf(file.schema, path), parsed.value, filler)));
  }
  const facts = [...pictures].map(
    ([path, bytes]) => [path.slice('images/'.length), { ...imageFactsOf(bytes), id: blobId(bytes) }] as const,
  );
  const images = new Set([...data.images, ...facts.map(([name]) => name)]);
  return { sources: { ...data, sources, images, imageFacts: new Map([...data.imageFacts, ...facts]) }, pictures };
}

/** What a stand-in is made of: the name of its field, the id of its entry or file, and where pictures go. */
interface Filler {
  name: string;
  id: string;
  pictures: Map<string, Buffer>;
}

function filled(field: Field, given: unknown, filler: Filler): unknown {
  const value = given === undefined ? blank(field) : given;
  if (field.kind === 'group' && isGroup(value)) return filledGroup(field, value, filler);
  if (field.kind === 'list' && Array.isArray(value)) return filledList(field, value, filler);
  const isEmpty = value === '' || (value === null && !field.isNullable);
  return isEmpty ? (standInFor(field, filler) ?? value) : value;
}

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

function filledGroup({ fields }: Of<'group'>, value: Record<string, unknown>, filler: Filler): object {
  const inner = typeof value.id === 'string' ? { ...filler, id: value.id } : filler;
  const part = ([name, own]: [string, unknown]) => {
    const known = fields[name];
    return [name, known ? filled(known, own, { ...inner, name }) : own];
  };
  return Object.fromEntries(Object.entries(value).map(part));
}

/** A list that needs entries shows with them, before the first one is added. */
function filledList({ entry, least = 0 }: Of<'list'>, value: readonly unknown[], filler: Filler): unknown[] {
  const entries = value.length > 0 ? value : Array<undefined>(least).fill(undefined);
  return entries.map((one, index) => {
    const id = one === undefined ? `${filler.id}${index + 1}` : filler.id;
    return filled(entry, one, { ...filler, id, name: `${filler.name} ${index + 1}` });
  });
}

/** Returns what an entry that is not there yet begins with. */
function blank(field: Field): unknown {
  if (field.isNullable) return null;
  if (field.kind === 'yes-no') return false;
  if (field.kind === 'list') return [];
  if (field.kind !== 'group') return '';
  const needed = Object.entries(field.fields).filter(([, { isOptional }]) => !isOptional);
  return Object.fromEntries(needed.map(([name]) => [name, undefined]));
}

/** Returns a stand-in for a value; undefined if it has to be the editor's own. */
function standInFor(field: Field, filler: Filler): unknown {
  if (field.kind === 'number') return field.least ?? 1;
  if (field.kind === 'choice') return field.options[0];
  if (field.kind === 'picture') return pictureFor(field.needs, filler);
  if (field.kind !== 'text') return undefined;
  if (field.isId) return filler.id;
  if (field.format === 'date') return new Date().toISOString().slice(0, 10);
  return field.isCopy ? nameIn(filler).slice(0, field.maxLength) : undefined;
}

/** Returns the name of a field in words, with what tells it apart from the same field of others. */
const nameIn = ({ name, id }: Filler): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} · ${id}`;

function pictureFor({ minWidth, shape }: PictureNeeds, { pictures }: Filler): string {
  const height = Math.ceil(shape ? minWidth / ((shape.least + shape.most) / 2) : minWidth);
  const name = `stand-ins/${minWidth}x${height}.png`;
  pictures.set(`images/${name}`, greyPicture(minWidth, height));
  return name;
}

/** Returns a PNG picture of one grey, one bit per pixel (PNG specification, third edition, 5 and 11). */
function greyPicture(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const chunks = [
    ['IHDR', header],
    ['PLTE', Buffer.from([0xdd, 0xdd, 0xdd])],
    ['IDAT', pixels],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks.map(([type, data]) => chunkOf(type, data))]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

import { type Files, writeWhole } from '../files/files';
import { parseJson } from '../files/parse-json';
import type { Change } from './changes';
import type { Sent } from './review';

const sentFile = 'cache/sent.json';

/** What was sent for review last, with its changes. It outlives the run: one may send today and look for it tomorrow. */
export interface LastSent extends Sent {
  changes: readonly Change[];
}

/** Keeps what was sent, in place of what was sent before it. */
export const keepSent = (files: Files, sent: LastSent): void =>
  writeWhole(files, sentFile, Buffer.from(JSON.stringify(sent)));

/** Returns what was sent last; undefined if there is nothing. */
export const lastSent = (files: Files): LastSent | undefined =>
  parseJson(files.read(sentFile))?.value as LastSent | undefined;

import { type Files, writeWhole } from '../files/files';
import { parseJson } from '../files/parse-json';
import type { Change } from './changes';
import { currentBranch, type Sent } from './review';

const sentFile = 'cache/sent.json';

/** What was sent for review last, with its changes. It outlives the run: one may send today and look for it tomorrow. */
export interface LastSent extends Sent {
  changes: readonly Change[];
}

/** Keeps what was sent, in place of what was sent before it. */
export const keepSent = (files: Files, sent: LastSent): void =>
  writeWhole(files, sentFile, Buffer.from(JSON.stringify(sent)));

/**
 * Returns what was sent last; undefined if there is nothing, or if the project is no longer on its branch.
 * @param folder the path of `data/`
 */
export async function lastSent(files: Files, folder: string): Promise<LastSent | undefined> {
  const sent = parseJson(files.read(sentFile))?.value as LastSent | undefined;
  return sent && sent.branch === (await currentBranch(folder)) ? sent : undefined;
}

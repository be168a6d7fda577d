import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gitEnvironment } from './git-environment';
import { type DataSources, dataFolder } from './read-data';

/**
 * Reads files as of the last commit from git.
 * @param paths paths of files and folders below the folder, with `/` between their parts
 * @returns the text of the files and the ids of all that is in the folders, by path; without new files, and empty without git or
 * outside a repository
 */
export function committedSources(paths: readonly string[], folder = dataFolder): Promise<Map<string, string>> {
  const git = spawn('git', ['cat-file', '--batch'], {
    cwd: folder,
    env: gitEnvironment(),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const chunks: Buffer[] = [];
  git.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Without git, the write fails; the error handler below returns an empty map.
  git.stdin.on('error', () => undefined).end(paths.map((path) => `HEAD:./${path}\n`).join(''));
  return new Promise((resolve) => {
    git.on('error', () => resolve(new Map()));
    git.on('close', () => resolve(readBatch(paths, Buffer.concat(chunks))));
  });
}

/** For each requested object, git prints `{id} blob {bytes}` or `{id} tree {bytes}` and its content, or that it is missing. */
function readBatch(paths: readonly string[], output: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  for (const path of paths) {
    const end = output.indexOf('\n', at);
    if (end < 0) break;
    const [, id = '', kind, bytes] = /^(\w+) (blob|tree) (\d+)$/.exec(output.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (bytes === undefined) continue;
    const content = output.subarray(at, at + Number(bytes));
    if (kind === 'blob') found.set(path, content.toString('utf8'));
    else for (const [name, one] of idsIn(content, id.length / 2)) found.set(`${path}/${name}`, one);
    at += Number(bytes) + 1;
  }
  return found;
}

/** Reads a folder as git stores it: for each entry its mode, a space, its name, a zero and its id. */
function idsIn(tree: Buffer, idBytes: number): [name: string, id: string][] {
  const found: [string, string][] = [];
  for (let at = 0; at < tree.length; ) {
    const end = tree.indexOf(0, at);
    const name = tree.toString('utf8', tree.indexOf(' ', at) + 1, end);
    at = end + 1 + idBytes;
    found.push([name, tree.toString('hex', end + 1, at)]);
  }
  return found;
}

/** The length of an id of git, in a repository that is not of the rare kind with SHA-256. */
const sha1Length = 40;

const known = new Map<string, string>();

/**
 * Adds the ids of the pictures that the last commit has, so that the check can tell which of them were replaced since.
 * @param data what was read of the folder; pictures that have an id keep it
 * @param folder the path of `data/`
 */
export function identifyPictures({ imageFacts, committed = new Map() }: DataSources, folder = dataFolder): void {
  for (const [path, facts] of imageFacts) {
    if (facts.id !== undefined || committed.get(`images/${path}`)?.length !== sha1Length) continue;
    const file = join(folder, 'images', path);
    const { size, mtimeMs } = statSync(file);
    const version = `${file} ${size} ${mtimeMs}`;
    facts.id = known.get(version) ?? blobId(readFileSync(file));
    known.set(version, facts.id);
  }
}

/** The id that git gives to the content of a file, in a repository with SHA-1. */
export const blobId = (content: Buffer) =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

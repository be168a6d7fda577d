import { spawn } from 'node:child_process';
import { dataFolder } from './read-data';

/**
 * Reads files as of the last commit from git.
 * @param paths paths below the folder, with `/` between their parts
 * @returns their text, by path; without new files, and empty without git or outside a repository
 */
export function committedSources(paths: readonly string[], folder = dataFolder): Promise<Map<string, string>> {
  const git = spawn('git', ['cat-file', '--batch'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
  const chunks: Buffer[] = [];
  git.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Without git, the write fails; the error handler below returns an empty map.
  git.stdin.on('error', () => undefined).end(paths.map((path) => `HEAD:./${path}\n`).join(''));
  return new Promise((resolve) => {
    git.on('error', () => resolve(new Map()));
    git.on('close', () => resolve(readBatch(paths, Buffer.concat(chunks))));
  });
}

/** For each requested object, git prints `{id} blob {bytes}` and its content, or that it is missing. */
function readBatch(paths: readonly string[], output: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  for (const path of paths) {
    const end = output.indexOf('\n', at);
    if (end < 0) break;
    const bytes = / blob (\d+)$/.exec(output.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (bytes === undefined) continue;
    found.set(path, output.toString('utf8', at, at + Number(bytes)));
    at += Number(bytes) + 1;
  }
  return found;
}

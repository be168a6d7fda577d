import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../../src/hosting/files-in';

/** What a build keeps for the next one. */
const kept = /^hosting\/(?:aside|compressed)\//;

/**
 * Adds what a build left in `public` and `hosting` to a folder.
 * @param part the folder of the build
 * @param into the folder that gets its files
 * @returns files that are there already with another content; they stay
 */
export function mergeBuild(part: string, into: string): string[] {
  const paths = ['public', 'hosting'].flatMap((folder) => filesIn(join(part, folder)).map((path) => `${folder}/${path}`));
  return paths
    .filter((path) => !kept.test(path))
    .filter((path) => {
      const [from, to] = [join(part, path), join(into, path)];
      if (existsSync(to)) return !readFileSync(to).equals(readFileSync(from));
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(from, to);
      return false;
    });
}

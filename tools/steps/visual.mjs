import { playwright } from './program.mjs';
import { run } from './run.mjs';

/** The system of the reference pictures; others render text differently. */
const system = 'linux';

/**
 * Compares every kind of page with its reference picture, on the system where the pictures were taken.
 * @param {(text: string) => void} say
 * @throws Error if a page looks different, and in CI if the system is another
 */
export async function comparePictures(say) {
  if (process.platform === system) {
    const [command, ...args] = playwright('visual');
    if ((await run(command, args, say)) === 0) return;
    throw new Error('a page looks different');
  }
  if (process.env.CI) throw new Error(`the pictures are of ${system}; CI must not run this on ${process.platform}`);
  say(
    `NOT compared here: the pictures are of ${system}, and ${process.platform} draws letters otherwise. CI compares them.\n`,
  );
}

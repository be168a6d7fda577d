import { watchFolder } from '../../../tools/watch-folder';
import type { Mirror } from '../src/preview/mirror';
import { printable } from '../src/site';
import type { Studio } from '../src/studio';

/** Milliseconds between the last change of a file and the update, because programs write several files at a time. */
const pause = 100;

/** Keeps the preview up to date with the draft. */
interface Follower {
  /** Schedules an update after the running code; the update does nothing if neither the draft nor `data/` has changed. */
  follow(): void;
  stop(): Promise<void>;
}

/**
 * Updates the preview when the draft changes and when another program changes `data/`.
 * @param folder path of `data/`
 */
export function followEdits(studio: Studio, mirror: Mirror, folder: string): Follower {
  let shown: string | undefined;
  let planned: NodeJS.Timeout | undefined;
  const update = () => {
    const { stamp } = studio;
    if (stamp === shown) return;
    try {
      mirror.update();
      shown = stamp;
    } catch (error) {
      // A file can disappear during an update, and that change triggers another one.
      console.error(`The preview could not follow: ${printable((error as Error).message)}`);
    }
  };
  const plan = (delay: number) => {
    clearTimeout(planned);
    planned = setTimeout(update, delay);
  };
  const stopWatching = watchFolder(folder, () => plan(pause));
  update();
  return {
    follow: () => plan(0),
    stop() {
      clearTimeout(planned);
      return stopWatching();
    },
  };
}

import { watchFolder } from '../../watch-folder';
import type { Mirror } from '../src/preview/mirror';
import { printable } from '../src/site';
import type { Studio } from '../src/studio';

/** Milliseconds between the last change of a file and the update, because programs write several files at a time. */
const pause = 100;

/** Keeps the preview up to date with the draft. */
export interface Follower {
  /** Schedules an update after the running code; the update does nothing if the draft has not changed. */
  follow(): void;
  stop(): Promise<void>;
}

/**
 * Updates the preview when the draft changes and when another program changes `data/`.
 * @param folder path of `data/`
 */
export function followEdits({ draft }: Studio, mirror: Mirror, folder: string): Follower {
  let shown = '';
  let planned: NodeJS.Timeout | undefined;
  // Whether `data/` has changed since the last update: an edit meanwhile must not replace that update by one that can do nothing.
  let isForced = true;
  const stampOfDraft = () => JSON.stringify(draft.changed().map(({ path, ours }) => [path, ours?.toString('base64')]));
  const update = () => {
    const stamp = stampOfDraft();
    if (stamp === shown && !isForced) return;
    mirror.update();
    shown = stamp;
    isForced = false;
  };
  const plan = (delay: number) => {
    clearTimeout(planned);
    planned = setTimeout(() => tryUpdate(update), delay);
  };
  const stopWatching = watchFolder(folder, () => {
    isForced = true;
    plan(pause);
  });
  tryUpdate(update);
  return {
    follow: () => plan(0),
    stop() {
      clearTimeout(planned);
      return stopWatching();
    },
  };
}

/** Logs errors and continues: a file can disappear during an update, and that change triggers another update. */
function tryUpdate(update: () => void): void {
  try {
    update();
  } catch (error) {
    console.error(`The preview could not follow: ${printable((error as Error).message)}`);
  }
}

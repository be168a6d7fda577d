import { watch } from 'node:fs';
import type { PreviewData } from '../studio/src/preview/preview-data';
import type { Studio } from '../studio/src/studio';

/** Milliseconds that files have to settle: programs write several at a time. */
const pause = 100;

/** Keeps the preview as the draft is. */
export interface Follower {
  /** Looks whether the draft has changed, once what runs now has ended. */
  follow(): void;
  stop(): void;
}

/**
 * Brings the preview up to date when the draft changes, and when another program changes `data/`.
 * @param folder where `data/` stands
 */
export function followEdits({ draft }: Studio, data: PreviewData, folder: string): Follower {
  let shown = '';
  let planned: NodeJS.Timeout | undefined;
  const stampOfDraft = () => JSON.stringify(draft.changed().map(({ path, ours }) => [path, ours?.toString('base64')]));
  const update = (isForced: boolean) => {
    const stamp = stampOfDraft();
    if (stamp === shown && !isForced) return;
    shown = stamp;
    data.update();
  };
  const plan = (delay: number, isForced: boolean) => {
    clearTimeout(planned);
    planned = setTimeout(() => tryUpdate(() => update(isForced)), delay);
  };
  const watcher = watch(folder, { recursive: true }, () => plan(pause, true));
  tryUpdate(() => update(true));
  return {
    follow: () => plan(0, false),
    stop() {
      clearTimeout(planned);
      watcher.close();
    },
  };
}

/** Files may be gone between a look and the next: what changes them is seen again. */
function tryUpdate(update: () => void): void {
  try {
    update();
  } catch (error) {
    console.error(`The preview could not follow: ${(error as Error).message}`);
  }
}

import { useEffect, useState } from 'react';
import { ask } from '../../session/api';
import { useContent } from '../../session/use-session';

/** Returns the URL of a picture of the draft; undefined while it loads, or if there is none. */
export function usePicture(path: string): string | undefined {
  const { content } = useContent();
  const [src, setSrc] = useState<string>();
  // A new picture under the same name is a step of the draft.
  const step = content.steps.done.length;
  useEffect(() => {
    let address: string | undefined;
    let isWanted = step >= 0 && path !== '';
    if (isWanted) {
      loadPicture(path).then(
        (blob) => {
          if (!isWanted) return;
          address = URL.createObjectURL(blob);
          setSrc(address);
        },
        () => {
          if (isWanted) setSrc(undefined);
        },
      );
    }
    return () => {
      isWanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [path, step]);
  return src;
}

async function loadPicture(path: string): Promise<Blob> {
  const { bytes } = await ask<{ bytes: string }>('picturebytes', { path: `images/${path}` });
  return new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]);
}

import { useEffect, useState } from 'react';
import { ask } from '../../session/api';
import { useContent } from '../../session/use-session';

/** The address of a picture of the site as it is with all edits; undefined until it is there, or if there is none. */
export function usePicture(path: string): string | undefined {
  const { content } = useContent();
  const [src, setSrc] = useState<string>();
  // Another picture under the same name is a step of the draft.
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
        () => setSrc(undefined),
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

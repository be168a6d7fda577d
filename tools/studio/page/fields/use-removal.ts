import { useEffect, useRef, useState } from 'react';
import type { Name } from '../model/naming';
import type { Spot } from '../model/place';
import { useNames } from '../model/use-names';
import { fieldId, focusSoon } from '../parts/focus';
import { useContent, useSession } from '../session/use-session';

/** An entry that was just removed. */
interface Removal {
  name: Name;
  /** Where it was. */
  index: number;
  /** The number of steps of the draft right after it: a further step ends the offer to undo it. */
  step: number;
}

/**
 * Remembers the entry that was removed last, until the next change, and undoes it. The focus stays in its place: first on the
 * button that undoes it, then on the entry that is back.
 * @param removeAt removes an entry; returns its index, or undefined if nothing was removed
 */
export function useRemoval(removeAt: (index: number) => Promise<number | undefined>, spots: readonly Spot[]) {
  const session = useSession();
  const names = useNames();
  const { content } = useContent();
  const [last, setLast] = useState<Removal>();
  const note = useRef<HTMLButtonElement>(null);
  const steps = content.steps.done.length;
  const removed = last?.step === steps ? last : undefined;
  useEffect(() => {
    if (last) note.current?.focus({ preventScroll: true });
  }, [last]);
  useEffect(() => {
    setLast((removal) => (removal?.step === steps ? removal : undefined));
  }, [steps]);
  const [first] = spots;
  const place = (index: number) => first && { path: first.path, key: [...first.key, index] };
  const remove = async (index: number) => {
    const entry = place(index);
    const at = await removeAt(index);
    if (entry && at !== undefined) {
      setLast({ name: names.entry(entry), index: at, step: session.current().content?.steps.done.length ?? 0 });
    }
  };
  const undo = async () => {
    const entry = removed && place(removed.index);
    const request = { name: 'undo', body: {} };
    await session.actOn((now) => (now.steps.done.length === removed?.step ? request : undefined));
    if (entry) focusSoon(fieldId(entry), 'nearest');
  };
  return { removed, remove, undo: () => void undo(), note };
}

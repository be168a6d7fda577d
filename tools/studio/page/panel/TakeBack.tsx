import Button from '@mui/material/Button';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Change } from '../../src/changes/changes';
import { Note } from '../parts/styles';
import { useContent, useSession } from '../session/use-session';
import { useWords } from '../words';

/** What takes changes back, as listed in `src/server/routes.ts`: those of the draft, or those that were saved. */
export type TakeBackRequest = 'revert' | 'revertsaved';

interface TakeBackProps {
  request: TakeBackRequest;
  changes: readonly Change[];
  /** The name of what changed. */
  place: string;
}

/** The id of the heading above the changes that are not saved. */
export const changesHeadingId = 'changes-heading';

/** Renders the button that takes changes back, as one step; or a note, if only the next save is missing. */
export function TakeBack({ request, changes, place }: TakeBackProps) {
  const { say } = useWords();
  const session = useSession();
  const { checked } = useContent();
  const taken = useRef<typeof checked.changes>();
  const note = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isTakenBack = changes.every(({ inDraft }) => inDraft === 'takenBack');
  const takeBack = async () => {
    // The list is renewed after the check: until then, a second click would mean these changes again.
    if (taken.current === checked.changes) return;
    taken.current = checked.changes;
    const answer = await session.act(request, { changes: changes.map(({ path, key, name }) => ({ path, key, name })) });
    if (answer === undefined) taken.current = undefined;
  };
  // The note replaces the button, and takes its focus.
  useEffect(() => {
    if (!isTakenBack) return;
    if (taken.current) note.current?.focus({ preventScroll: true });
    taken.current = undefined;
  }, [isTakenBack]);
  // With its change goes the button, and its focus to where the list begins.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && own === document.activeElement)
        document.getElementById(changesHeadingId)?.focus({ preventScroll: true });
    };
  }, []);
  if (isTakenBack) {
    return (
      <Note ref={note} tabIndex={-1}>
        {say('takenBack')}
      </Note>
    );
  }
  if (changes.some(({ inDraft }) => inDraft === 'changedAgain')) return <Note>{say('changedAgain')}</Note>;
  return (
    <Button
      ref={button}
      variant="outlined"
      aria-label={say('labelled', { label: say('takeBack'), what: place })}
      onClick={() => void takeBack()}
    >
      {say('takeBack')}
    </Button>
  );
}

import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { Change } from '../../src/changes/changes';
import { useContent, useSession } from '../session/use-session';
import { useWords } from '../words';

interface TakeBackProps {
  changes: readonly Change[];
  /** The name of what changed. */
  place: string;
}

/** Renders the button that takes changes back, as one step. */
export function TakeBack({ changes, place }: TakeBackProps) {
  const { say } = useWords();
  const session = useSession();
  const { checked } = useContent();
  const taken = useRef<typeof checked.changes>();
  const takeBack = async () => {
    // The list is renewed after the check: until then, a second click would mean these changes again.
    if (taken.current === checked.changes) return;
    taken.current = checked.changes;
    const answer = await session.act('revert', { changes: changes.map(({ path, key, name }) => ({ path, key, name })) });
    if (answer === undefined) taken.current = undefined;
  };
  return (
    <Button variant="outlined" aria-label={`${say('takeBack')}: ${place}`} onClick={() => void takeBack()}>
      {say('takeBack')}
    </Button>
  );
}

import Button from '@mui/material/Button';
import { useId } from 'react';
import type { ToldProblem } from '../../src/server/page-answers';
import { useSession } from '../session/use-session';
import { useWords } from '../words';

/** The button for what the studio can do about a problem, if there is anything. */
export function Remedy({ problem: { remedy, kind, file, key } }: { problem: ToldProblem }) {
  const { say } = useWords();
  const session = useSession();
  const [button, place] = [useId(), useId()];
  if (!remedy) return null;
  return (
    <div>
      <Button
        id={button}
        variant="outlined"
        aria-labelledby={`${button} ${place}`}
        onClick={() => void session.act('remedy', { kind, file, key })}
      >
        {say(remedy)}
      </Button>
      <span id={place} hidden>
        {`${file} ${key}`}
      </span>
    </div>
  );
}

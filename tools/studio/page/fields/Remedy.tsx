import Button from '@mui/material/Button';
import { useId } from 'react';
import type { ToldProblem } from '../../src/server/page-answers';
import { useSession } from '../session/use-session';
import { useWords } from '../words';

/** Renders the button that lets the studio fix a problem, if the studio can. */
export function Remedy({ problem: { remedy, placeholder = '', kind, file, key, found } }: { problem: ToldProblem }) {
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
        onClick={() => void session.act('remedy', { kind, file, key, found })}
      >
        {say(remedy, { placeholder })}
      </Button>
      <span id={place} hidden>
        {`${file} ${key}`}
      </span>
    </div>
  );
}

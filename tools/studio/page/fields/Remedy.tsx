import Button from '@mui/material/Button';
import { useId } from 'react';
import type { ToldProblem } from '../../src/server/page-answers';
import { focusSoon } from '../parts/focus';
import { useSession } from '../session/use-session';
import { useWords } from '../words';

interface RemedyProps {
  problem: ToldProblem;
  /** The id of the element that gets the focus: the button goes with the problem. */
  then: string;
}

/** Renders the button that lets the studio fix a problem, if the studio can. */
export function Remedy({ problem: { remedy, placeholder = '', kind, file, key, found }, then }: RemedyProps) {
  const { say } = useWords();
  const session = useSession();
  const [button, place] = [useId(), useId()];
  if (!remedy) return null;
  const apply = async () => {
    await session.act('remedy', { kind, file, key, found });
    focusSoon(then, 'nearest');
  };
  return (
    <div>
      <Button id={button} variant="outlined" aria-labelledby={`${button} ${place}`} onClick={() => void apply()}>
        {say(remedy, { placeholder })}
      </Button>
      <span id={place} hidden>
        {`${file} ${key}`}
      </span>
    </div>
  );
}

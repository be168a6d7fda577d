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
export function Remedy({ problem, then }: RemedyProps) {
  const { say } = useWords();
  const apply = useRemedy(then);
  const [button, place] = [useId(), useId()];
  const { remedy, placeholder = '', file, key } = problem;
  if (!remedy) return null;
  return (
    <div>
      <Button id={button} variant="outlined" aria-labelledby={`${button} ${place}`} onClick={() => apply([problem])}>
        {say(remedy, { placeholder })}
      </Button>
      <span id={place} hidden>
        {`${file} ${key}`}
      </span>
    </div>
  );
}

/** The texts of the buttons that fix several problems. Other remedies are decided one by one. */
const together = {
  addRedirect: 'addRedirects',
  removePicture: 'removePictures',
  removeFile: 'removeFiles',
  correctSigns: 'correctAllSigns',
} as const;

const isTogether = (remedy: string | undefined): remedy is keyof typeof together =>
  remedy !== undefined && Object.hasOwn(together, remedy);

/** Renders a button for each remedy that several problems of a list have: it fixes all of them. */
export function SharedRemedies({ problems, then }: { problems: readonly ToldProblem[]; then: string }) {
  const { say } = useWords();
  const apply = useRemedy(then);
  const names = [...new Set(problems.map(({ remedy }) => remedy).filter(isTogether))];
  const groups = names
    .map((name) => ({ name, shared: problems.filter(({ remedy }) => remedy === name) }))
    .filter(({ shared }) => shared.length > 1);
  return groups.map(({ name, shared }) => (
    <div key={name}>
      <Button variant="outlined" onClick={() => apply(shared)}>
        {say(together[name], { count: String(shared.length) })}
      </Button>
    </div>
  ));
}

/** Returns the function that fixes problems, and then moves the focus. */
function useRemedy(then: string): (problems: readonly ToldProblem[]) => void {
  const session = useSession();
  const apply = async (problems: readonly ToldProblem[]) => {
    await session.act('remedy', {
      problems: problems.map(({ kind, file, key, found }) => ({ kind, file, key, found })),
    });
    focusSoon(then, 'nearest');
  };
  return (problems) => void apply(problems);
}

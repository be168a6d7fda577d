import type { Problem } from '../site';
import { useWords } from '../words';

/** Renders a problem with the texts of the content check, which are in English. */
export function ProblemText({ problem: { severity, found, expected, fix } }: { problem: Problem }) {
  const { say } = useWords();
  return (
    <>
      <strong>{say(severity)}</strong>
      {' · '}
      <span>{say('found')}</span> <span lang="en">{found}</span>
      {' · '}
      <span>{say('expected')}</span> <span lang="en">{expected}</span>
      {'. '}
      <strong lang="en">{fix}</strong>
    </>
  );
}

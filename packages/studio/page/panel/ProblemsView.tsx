import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { ToldProblem } from '../../src/server/page-answers';
import { ProblemText, Remedy, SharedRemedies } from '../fields/Problems';
import { parseKey } from '../model/keys';
import { useNames } from '../model/use-names';
import { NameText } from '../parts/NameText';
import { Note, PartHeading, Sheet, Stack, ViewHeading } from '../parts/styles';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { colors } from '../site';
import { useWords } from '../words';
import { ToFill } from './ToFill';

const Item = styled.li({ display: 'grid', gap: 2, padding: '8px 0', borderTop: `1px solid ${colors.line}` });

/** The id of the view's heading, which gets the focus when a button goes with its problem. */
export const problemsHeadingId = 'problems-heading';

/** The id of the heading of the warnings. */
export const warningsHeadingId = 'warnings-heading';

/** Lists all problems of the content check, each with a button that opens its field. */
export function ProblemsView() {
  const { say } = useWords();
  const { told, isChecking } = useContent();
  const { mistakes, toFill, warnings, samples } = told;
  return (
    <Stack gap={16} aria-busy={isChecking}>
      <ViewHeading id={problemsHeadingId} tabIndex={-1}>
        {say('problems')}
      </ViewHeading>
      {toFill.length > 0 && (
        <Sheet>
          <PartHeading>{say.counted('toFill', toFill.length)}</PartHeading>
          <ToFill problems={toFill} />
        </Sheet>
      )}
      <ProblemList title={say.counted('errors', mistakes.length)} problems={mistakes} />
      <ProblemList id={warningsHeadingId} title={say.counted('warnings', warnings.length)} problems={warnings} />
      <Sheet>
        <PartHeading>{say('release')}</PartHeading>
        <Note>{say('releaseHint')}</Note>
        {samples.length > 0 && <strong>{say.counted('samples', samples.length)}</strong>}
        <Problems problems={samples} />
      </Sheet>
    </Stack>
  );
}

const ProblemList = ({ id, title, problems }: { id?: string; title: string; problems: readonly ToldProblem[] }) => (
  <Sheet>
    <PartHeading id={id} tabIndex={-1}>
      {title}
    </PartHeading>
    <SharedRemedies problems={problems} then={problemsHeadingId} />
    <Problems problems={problems} />
  </Sheet>
);

function Problems({ problems }: { problems: readonly ToldProblem[] }) {
  const { say } = useWords();
  const names = useNames();
  const { content } = useContent();
  // The check can report the same problem twice for one place.
  const named = problems.map((problem, index) => ({
    id: `${problem.file} ${problem.key} ${problem.kind} ${index}`,
    problem,
  }));
  return (
    <ul>
      {named.map(({ id, problem }) => {
        const key = parseKey(problem.key);
        const file = content.files.get(problem.file);
        return (
          <Item key={id}>
            <div>
              <Button variant="text" onClick={() => session.pick({ path: problem.file, key })} disabled={!file}>
                <span>
                  <NameText name={names.place({ path: problem.file, key })} />
                  {file?.language && ` (${say.language(file.language)})`}
                </span>
              </Button>
            </div>
            <div>
              <ProblemText problem={problem} />
            </div>
            <Remedy problem={problem} then={problemsHeadingId} />
          </Item>
        );
      })}
    </ul>
  );
}

import styled from '@emotion/styled';
import type { Spot } from '../model/place';
import { fieldId } from '../parts/focus';
import { useContent } from '../session/use-session';
import { colors, formatKey, type Problem } from '../site';
import { sizes } from '../studio-theme';
import { ProblemText } from './ProblemText';
import { Remedy } from './Remedy';

const List = styled.ul({ display: 'grid', gap: 6 });

const Item = styled.li<{ severity: Problem['severity'] }>(({ severity }) => ({
  padding: '6px 10px',
  borderInlineStart: `4px solid ${severity === 'error' ? colors.ember[4] : colors.ember[0]}`,
  background: colors.pale,
  fontSize: sizes.small,
}));

/** Pending translations are tasks: `Task` shows them, with a button. */
const isTask = /^(?:translation-(?:stale|unmarked)|text-untranslated)$/;

/** Lists the problems that the content check found at a place, except tasks. */
export function Problems({ spot }: { spot: Spot }) {
  const { checked } = useContent();
  const key = formatKey(spot.key);
  const found = checked.problems.filter(
    ({ file, key: at, kind }) => file === spot.path && at === key && key !== '' && !isTask.test(kind),
  );
  // Two problems at the same place can have the same text.
  const named = found.map((problem, index) => ({ id: `${problem.kind} ${index}`, problem }));
  if (found.length === 0) return null;
  return (
    <List>
      {named.map(({ id, problem }) => (
        <Item key={id} severity={problem.severity}>
          <ProblemText problem={problem} />
          <Remedy problem={problem} then={fieldId(spot)} />
        </Item>
      ))}
    </List>
  );
}

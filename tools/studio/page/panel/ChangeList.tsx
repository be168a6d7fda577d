import styled from '@emotion/styled';
import type { Change } from '../../src/changes/changes';
import { groupsOf } from '../model/change-groups';
import { useContent } from '../session/use-session';
import { colors } from '../site';
import { ChangeGroupItem } from './ChangeGroupItem';
import type { TakeBackRequest } from './TakeBack';

const List = styled.ul({ display: 'grid', '& > li + li': { borderTop: `1px solid ${colors.line}` } });

interface ChangeListProps {
  changes: readonly Change[];
  /** The request that takes changes back; undefined if they cannot be. */
  takeBack?: TakeBackRequest;
}

/** Lists changes by field, each with its values before and after in every language that it changes. */
export function ChangeList({ changes, takeBack }: ChangeListProps) {
  const { content, known } = useContent();
  return (
    <List>
      {groupsOf(changes, content, known).map((group) => (
        <ChangeGroupItem key={group.id} group={group} {...(takeBack && { takeBack })} />
      ))}
    </List>
  );
}

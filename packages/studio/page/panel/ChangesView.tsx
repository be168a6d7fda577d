import { UndoAndRedo } from '../parts/buttons';
import { Note, Row, Sheet, Stack, ViewHeading } from '../parts/styles';
import { useContent } from '../session/use-session';
import { useWords } from '../words';
import { ChangeList, changesHeadingId } from './ChangeList';
import { Conflicts } from './Conflicts';
import { SendForReview } from './SendForReview';

/** Renders the unsaved changes, their conflicts, and the form that sends saved changes for review. */
export function ChangesView() {
  const { say } = useWords();
  const { checked, saved, isChecking, keeping } = useContent();
  const isKnown = !isChecking && keeping === 'kept';
  return (
    <Stack gap={16}>
      <ViewHeading id={changesHeadingId} tabIndex={-1}>
        {say('changes')}
      </ViewHeading>
      {saved && saved.conflicts.length > 0 && <Conflicts conflicts={saved.conflicts} />}
      <Row>
        <UndoAndRedo />
      </Row>
      <Sheet>
        {checked.changes.length === 0 && <Note>{say(isKnown ? 'noChanges' : 'comparing')}</Note>}
        <ChangeList changes={checked.changes} takeBack="revert" />
      </Sheet>
      <SendForReview />
    </Stack>
  );
}

import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { forwardRef } from 'react';
import { type Name, wordsOf } from '../model/naming';
import { NameText } from '../parts/NameText';
import { Row } from '../parts/styles';
import { colors } from '../site';
import { sizes } from '../studio-theme';
import { useWords } from '../words';

/** As high as an entry, so that the list does not jump. */
const Frame = styled(Row)({
  minHeight: 42,
  padding: '4px 12px',
  border: `1px dashed ${colors.inkSoft}`,
  borderRadius: 6,
  background: colors.pale,
  fontSize: sizes.small,
});

interface RemovedProps {
  name: Name;
  onUndo(): void;
}

/** Stands where an entry was just removed, with a button that brings it back. */
export const Removed = forwardRef<HTMLButtonElement, RemovedProps>(function Removed({ name, onUndo }, button) {
  const { say } = useWords();
  return (
    <Frame>
      <span role="status">
        {say('entryRemoved')} <NameText name={{ words: name.words }} />
      </span>
      <Button
        ref={button}
        variant="text"
        aria-label={say('labelled', { label: say('undo'), what: wordsOf(name) })}
        onClick={onUndo}
      >
        {say('undo')}
      </Button>
    </Frame>
  );
});

import styled from '@emotion/styled';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { colors } from '../site';
import { useWords } from '../words';

/** Renders a button that keeps the focus when a click leaves it nothing more to do. */
export const SoftButton = ({ disabled = false, onClick, ...props }: ButtonProps) => (
  <Button {...props} aria-disabled={disabled} {...(disabled ? { tabIndex: -1 } : { onClick })} />
);

/** Renders the buttons for undo and redo. */
export function UndoAndRedo() {
  const { say } = useWords();
  const { content, keeping } = useContent();
  const { done, undone } = content.steps;
  // What was typed just now is a step as soon as it is sent.
  const isNothingDone = done.length === 0 && keeping === 'kept';
  return (
    <>
      <SoftButton variant="outlined" disabled={isNothingDone} onClick={() => void session.act('undo')}>
        {say('undo')}
      </SoftButton>
      <SoftButton variant="outlined" disabled={undone.length === 0} onClick={() => void session.act('redo')}>
        {say('redo')}
      </SoftButton>
    </>
  );
}

/** Renders a button that is a line of a list. */
export const TextButton = ({ children, ...props }: ButtonProps) => (
  <Button variant="text" fullWidth {...props} style={{ justifyContent: 'start', textAlign: 'start' }}>
    <span>{children}</span>
  </Button>
);

const Root = styled.button({
  minWidth: 32,
  minHeight: 32,
  padding: '0 8px',
  border: `1px solid ${colors.line}`,
  borderRadius: 6,
  background: colors.paper,
  color: colors.ink,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover:not([aria-disabled="true"])': { background: colors.pale },
  '&[aria-disabled="true"]': { color: colors.inkSoft, cursor: 'default', opacity: 0.5 },
});

/**
 * A button with a symbol as its content, which keeps the focus when it has nothing more to do. Give it an `aria-label` for screen
 * readers and a `title` as the tooltip.
 */
export const SignButton = ({ disabled = false, onClick, ...props }: ComponentProps<'button'>) => (
  <Root type="button" {...props} aria-disabled={disabled} {...(disabled ? { tabIndex: -1 } : { onClick })} />
);

import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import { Row } from '../parts/styles';
import { colors } from '../site';
import { sizes } from '../studio-theme';
import { useWords } from '../words';

const Button = styled.button({
  minHeight: 26,
  padding: '1px 8px',
  border: `1px solid ${colors.emberText}`,
  borderRadius: 4,
  background: colors.paper,
  color: colors.ink,
  font: 'inherit',
  fontSize: sizes.small,
  cursor: 'pointer',
  '&:hover': { background: colors.pale },
});

const Buttons = styled(Row)({ gap: 6, paddingTop: 6 });

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus between the buttons with the arrow keys; Tab stops at the toolbar once (ARIA Authoring Practices, toolbar). */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const step = steps[event.key];
  if (at < 0 || step === undefined) return;
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}

/** Renders a toolbar whose buttons insert placeholders for values of the site, such as a price, into a text. */
export function PlaceholderButtons({ names, onInsert }: { names: readonly string[]; onInsert(name: string): void }) {
  const { say } = useWords();
  return (
    <Buttons role="toolbar" aria-label={say('insertValue')} onKeyDown={moveFocus}>
      {names.map((name, index) => (
        <Button
          key={name}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          aria-label={say('insertNamed', { name })}
          onClick={() => onInsert(name)}
        >
          {name}
        </Button>
      ))}
    </Buttons>
  );
}

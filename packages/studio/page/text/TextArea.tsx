import styled from '@emotion/styled';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { SignButton } from '../parts/buttons';
import { Chip } from '../parts/NameText';
import { box, Row } from '../parts/styles';
import { useFocusInside } from '../parts/use-focus-inside';
import { colors, formatText } from '../site';
import { useWords } from '../words';
import { piecesOf } from './pieces';

/** Below the field, and before it in the order of Tab: somebody who leaves the field with Tab wants the next one. */
const Toolbar = styled(Row)({ order: 1, paddingTop: 6 });

const Column = styled.div({ display: 'flex', flexDirection: 'column' });

const Frame = styled.div({ display: 'grid', position: 'relative' });

const lines = { gridArea: '1 / 1', ...box, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.5 } as const;

/** A layer below the text area with the same text, made transparent, which draws chips and marks around parts of it. */
const Ground = styled.div({ ...lines, borderColor: 'transparent', color: 'transparent', pointerEvents: 'none' });

const Area = styled.textarea({
  ...lines,
  position: 'relative',
  resize: 'none',
  overflow: 'hidden',
  background: 'transparent',
});

const NoBreak = styled.span({ borderBottom: `2px solid ${colors.ember[1]}`, background: colors.pale });

interface TextAreaProps {
  id: string;
  value: string;
  onChange(value: string): void;
  /** The language whose typographic rules apply. */
  language: string;
  /** The names of the placeholders that it may contain. */
  placeholders: readonly string[];
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
}

/**
 * Renders a text of the site, with its placeholders as chips, and with no-break spaces that are seen. While someone types, no program
 * changes the text, so that the browser can undo everything: it is formatted when the focus leaves.
 */
export function TextArea(props: TextAreaProps) {
  const { id, value, onChange, language, placeholders, labelledBy, describedBy, isInvalid } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const { isInside, inside } = useFocusInside<HTMLDivElement>(() => {
    const formatted = formatText(value, language);
    if (formatted !== value) onChange(formatted);
  });
  const insert = (name: string) => {
    area.current?.focus();
    insertText(`{{${name}}}`);
  };
  return (
    <Column {...inside}>
      {isInside && placeholders.length > 0 && <PlaceholderButtons names={placeholders} onInsert={insert} />}
      <Frame>
        <Ground aria-hidden>{drawn(value)} </Ground>
        <Area
          id={id}
          ref={area}
          rows={1}
          value={value}
          lang={language}
          spellCheck
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={noLineBreak}
          onPaste={pasteClean}
        />
      </Frame>
    </Column>
  );
}

/** Types a text where the caret is: the only way that the browser can undo. */
const insertText = (text: string) => document.execCommand('insertText', false, text);

/** Pastes a text in one line. */
function pasteClean(event: ClipboardEvent): void {
  event.preventDefault();
  insertText(
    event.clipboardData
      .getData('text/plain')
      .trim()
      .replace(/\s*\n\s*/g, ' '),
  );
}

/** Blocks Enter, since texts of the site have only one line. */
function noLineBreak(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

const drawn = (text: string) =>
  piecesOf(text).map(({ kind, text: piece, at }) => {
    if (kind === 'words') return piece;
    return kind === 'placeholder' ? <Chip key={at}>{piece}</Chip> : <NoBreak key={at}>{piece}</NoBreak>;
  });

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
function PlaceholderButtons({ names, onInsert }: { names: readonly string[]; onInsert(name: string): void }) {
  const { say } = useWords();
  return (
    <Toolbar role="toolbar" aria-label={say('insertValue')} onKeyDown={moveFocus}>
      {names.map((name, index) => (
        <SignButton
          key={name}
          tabIndex={index === 0 ? 0 : -1}
          aria-label={say('insertNamed', { name })}
          onClick={() => onInsert(name)}
        >
          {name}
        </SignButton>
      ))}
    </Toolbar>
  );
}

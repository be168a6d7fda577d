import styled from '@emotion/styled';
import { type ChangeEvent, type KeyboardEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { box } from '../parts/styles';
import { colors, setNoBreakSpaces } from '../site';
import { Chip } from './chip';
import { keepWhole, outside, type Part, type TypedText } from './keep-whole';
import { PlaceholderButtons } from './PlaceholderButtons';
import { piecesOf } from './pieces';

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
  /** The language whose rules apply to no-break spaces. */
  language: string;
  /** The names of the placeholders that it may contain. */
  placeholders: readonly string[];
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
}

/**
 * Renders a text of the site. Placeholders are chips that stay whole; no-break spaces are visible, and inserted by the rules of the
 * language.
 */
export function TextArea(props: TextAreaProps) {
  const { id, value, language, placeholders, labelledBy, describedBy, isInvalid } = props;
  const { area, selected, take, place } = useTypedText(props);
  const { frame, isOpen, open, close } = useOpenInside();
  const typed = ({ currentTarget: { value: text, selectionEnd: caret } }: ChangeEvent<HTMLTextAreaElement>) => {
    const whole = keepWhole(value, { text: text.replaceAll('\n', ' '), caret }, selected.current);
    take(setNoBreakSpaces(whole.text, language, whole.caret));
  };
  const insert = (name: string) => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    const chip = `{{${name}}}`;
    take({ text: value.slice(0, start) + chip + value.slice(end), caret: start + chip.length });
    area.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks at where the focus is
    <div ref={frame} onFocus={open} onBlur={close}>
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
          onChange={typed}
          onKeyDown={noLineBreak}
          onSelect={place}
          onBlur={() => take(setNoBreakSpaces(value, language))}
        />
      </Frame>
      {isOpen && placeholders.length > 0 && <PlaceholderButtons names={placeholders} onInsert={insert} />}
    </div>
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

/**
 * Tracks whether the focus is inside. Closing moves the content below, so it waits until the click or key press that moved the
 * focus has ended.
 */
function useOpenInside() {
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const settle = () => {
    for (const end of ['click', 'keyup']) window.removeEventListener(end, settle);
    setOpen(frame.current?.contains(document.activeElement) ?? false);
  };
  const close = () => {
    for (const end of ['click', 'keyup']) window.addEventListener(end, settle);
  };
  return { frame, isOpen, open: () => setOpen(true), close };
}

/** Changes the text and sets the caret. */
function useTypedText({ value, onChange }: Pick<TextAreaProps, 'value' | 'onChange'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>();
  const last = useRef(0);
  /** What was selected when the latest edit began. React has no event for that moment. */
  const selected = useRef<Part>();
  useEffect(() => {
    const field = area.current;
    const note = () => {
      if (field) selected.current = { start: field.selectionStart, end: field.selectionEnd };
    };
    field?.addEventListener('beforeinput', note);
    return () => field?.removeEventListener('beforeinput', note);
  }, []);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const take = ({ text, caret: next }: TypedText) => {
    if (text === value && next < 0) return;
    if (next >= 0) caret.current = next;
    // The browser has already inserted the rejected input: a new render removes it.
    if (text === value) redraw();
    else onChange(text);
  };
  const place = () => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const next = outside(value, selectionStart, last.current);
    if (selectionStart === selectionEnd && next !== selectionStart) area.current?.setSelectionRange(next, next);
    last.current = next;
  };
  return { area, selected, take, place };
}

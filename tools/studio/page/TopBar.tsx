import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { problemsHeadingId } from './panel/ProblemsView';
import { translationsId } from './panel/Translations';
import { SoftButton } from './parts/buttons';
import { focusSoon } from './parts/focus';
import { Row, Select } from './parts/styles';
import { session, type View } from './session/session';
import { useContent } from './session/use-session';
import { colors, valueAt } from './site';
import { sizes } from './studio-theme';
import { type Locale, locales, useWords } from './words';

const Bar = styled.header({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '8px 16px',
  background: colors.deep,
  color: colors.onDeep,
});

const Title = styled.h1({ fontSize: sizes.heading, fontWeight: 780, fontStretch: '112%', letterSpacing: '-0.02em' });

const State = styled('p', { shouldForwardProp: (prop) => prop !== 'isAlarm' })<{ isAlarm: boolean }>(({ isAlarm }) => ({
  flex: 1,
  minWidth: '14rem',
  color: colors.onDeepSoft,
  fontSize: sizes.small,
  ...(isAlarm && { padding: '6px 10px', background: colors.paper, color: colors.ink, fontWeight: 700 }),
}));

const Dark = styled(Row)({
  '& .MuiButton-outlined': { borderColor: colors.onDeepSoft, color: colors.onDeep },
  '& .MuiButton-root[aria-disabled="true"]': {
    borderColor: colors.lineOnDeep,
    background: 'none',
    color: colors.onDeepSoft,
  },
  '& :focus-visible': { outlineColor: colors.ember[0] },
});

/** Renders the name of the site, the state of the draft, and the buttons for undo, redo and save. */
export function TopBar() {
  const { say } = useWords();
  const { content, known } = useContent();
  const { isAway, isBlocked } = useSaving();
  useShortcuts();
  const { done, undone } = content.steps;
  const name = String(valueAt(content.files.get(known.paths.site)?.value, ['name']) ?? '');
  return (
    <Bar>
      <Title>{say('title', { name })}</Title>
      <State role="status" isAlarm={isAway}>
        {useStateWords()}
      </State>
      <Dark>
        <CountButtons />
        <SoftButton variant="outlined" disabled={done.length === 0} onClick={() => void session.act('undo')}>
          {say('undo')}
        </SoftButton>
        <SoftButton variant="outlined" disabled={undone.length === 0} onClick={() => void session.act('redo')}>
          {say('redo')}
        </SoftButton>
        <SoftButton variant="contained" disabled={isBlocked} onClick={() => void session.save()}>
          {say('save')}
        </SoftButton>
        <LocaleChooser />
      </Dark>
    </Bar>
  );
}

/** Returns whether the studio is out of reach, whether there is something to save, and whether it cannot be saved. */
function useSaving() {
  const { checked, content, isChecking, keeping } = useContent();
  const hasError = checked.problems.some(({ severity }) => severity === 'error');
  // What was edited can equal the files again, for example after a change was taken back.
  const isUnchanged = content.steps.done.length === 0 || (!isChecking && checked.changes.length === 0);
  const isAway = keeping === 'waiting' || keeping === 'ended';
  return { isAway, isUnchanged, isBlocked: hasError || isUnchanged || isAway };
}

/** Returns the status text: where the edits are stored. Screen readers announce each change. */
function useStateWords(): string {
  const { say } = useWords();
  const { keeping, saved } = useContent();
  const { isUnchanged } = useSaving();
  if (keeping !== 'kept') return say(keeping);
  if (saved && saved.written.length > 0) return say.counted('saved', saved.written.length);
  return say(isUnchanged ? 'unchanged' : 'kept');
}

/** Renders the numbers of mistakes that block saving and of translations to do, as buttons that lead to their lists. */
function CountButtons() {
  const { say } = useWords();
  const { checked, isChecking } = useContent();
  const errors = checked.problems.filter(({ severity }) => severity === 'error').length;
  const { length: tasks } = checked.tasks;
  const leadTo = (view: View, heading: string) => () => {
    session.open(view);
    focusSoon(heading);
  };
  return (
    <>
      <span aria-live="polite">
        {errors > 0 && !isChecking && (
          <Button variant="outlined" onClick={leadTo('problems', problemsHeadingId)}>
            {say.counted('blocked', errors)}
          </Button>
        )}
      </span>
      {tasks > 0 && (
        <Button variant="outlined" onClick={leadTo('steps', translationsId)}>
          {say.counted('tasks', tasks)}
        </Button>
      )}
    </>
  );
}

function LocaleChooser() {
  const { say, locale, setLocale } = useWords();
  return (
    <Select
      aria-label={say('interfaceLanguage')}
      style={{ width: 'auto' }}
      value={locale}
      onChange={({ target }) => setLocale(target.value as Locale)}
    >
      {Object.keys(locales).map((code) => (
        <option key={code} value={code} lang={code}>
          {new Intl.DisplayNames(code, { type: 'language' }).of(code)}
        </option>
      ))}
    </Select>
  );
}

/** Where Ctrl+Z undoes what was typed. */
const typing = 'input, textarea, select, [contenteditable]';

/** Handles Ctrl+S and, outside fields, Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y; on a Mac with the command key. */
function useShortcuts(): void {
  const { isBlocked } = useSaving();
  const act = useRef<(key: string, isTyping: boolean) => boolean>();
  act.current = (key, isTyping) => {
    if (key === 's') {
      if (!isBlocked) void session.save();
      return true;
    }
    if (isTyping || !['undo', 'redo'].includes(key)) return false;
    void session.act(key);
    return true;
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
      if (act.current?.(meaningOf(event), isTyping)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function meaningOf({ key, shiftKey }: KeyboardEvent): string {
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo';
  return letter === 'z' ? 'undo' : letter;
}

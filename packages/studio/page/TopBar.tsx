import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import type { Saved } from '../src/save/save';
import { problemsHeadingId, warningsHeadingId } from './panel/ProblemsView';
import { translationsId } from './panel/Translations';
import { SoftButton, UndoAndRedo } from './parts/buttons';
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
  const { isAway, isUnchanged } = useSaving();
  useShortcuts();
  const name = String(valueAt(content.files.get(known.paths.site)?.value, ['name']) ?? '');
  return (
    <Bar>
      <Title>{say('title', { name })}</Title>
      <State role="status" isAlarm={isAway}>
        {useStateWords()}
      </State>
      <Dark>
        <CountButtons />
        <UndoAndRedo />
        <SoftButton variant="contained" disabled={isUnchanged} onClick={() => void save()}>
          {say('save')}
        </SoftButton>
        <LocaleChooser />
      </Dark>
    </Bar>
  );
}

/** Returns whether the studio is out of reach, and whether there is nothing to save. */
function useSaving() {
  const { checked, content, isChecking, keeping } = useContent();
  // What was edited can equal the files again, for example after a change was taken back.
  const isAsSaved = content.steps.done.length === 0 || (!isChecking && checked.changes.length === 0);
  return { isAway: keeping === 'waiting' || keeping === 'ended', isUnchanged: keeping === 'kept' && isAsSaved };
}

/** Saves; mistakes, of which the last check may not know yet, are listed. */
async function save(): Promise<void> {
  const saved = await session.save();
  if (saved && saved.errors.length > 0) focusSoon(problemsHeadingId);
}

/** Returns the status text: where the edits are stored. Screen readers announce each change. */
function useStateWords(): string {
  const { say } = useWords();
  const { keeping, saved, isBusy, isSaving } = useContent();
  const { isUnchanged } = useSaving();
  if (keeping === 'waiting' || keeping === 'ended') return say(keeping);
  if (isBusy) return say(isSaving ? 'saving' : 'working');
  if (keeping === 'sending') return say(keeping);
  return (saved && resultOf(saved, say)) ?? say(isUnchanged ? 'unchanged' : 'kept');
}

/** Returns the result of a save in words; undefined if there was nothing to save. */
function resultOf({ errors, conflicts, written }: Saved, say: ReturnType<typeof useWords>['say']): string | undefined {
  if (errors.length > 0) return say.counted('notSaved', errors.length);
  if (conflicts.length > 0) return say('inConflict');
  return written.length > 0 ? say.counted('saved', written.length) : undefined;
}

/** Renders the numbers of mistakes that block saving, of empty fields, of warnings and of translations to do, as buttons that lead to their lists. */
function CountButtons() {
  const { say } = useWords();
  const { checked, told, isChecking } = useContent();
  const { length: tasks } = checked.tasks;
  const [errors, empty, warnings] = [told.mistakes.length, told.toFill.length, told.warnings.length];
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
      {empty > 0 && (
        <Button variant="outlined" onClick={leadTo('problems', problemsHeadingId)}>
          {say.counted('toFill', empty)}
        </Button>
      )}
      {warnings > 0 && (
        <Button variant="outlined" onClick={leadTo('problems', warningsHeadingId)}>
          {say.counted('warnings', warnings)}
        </Button>
      )}
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
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = meaningOf(event);
      const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
      if (key === 's') void save();
      else if (!isTyping && (key === 'undo' || key === 'redo')) void session.act(key);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Returns the letter of a shortcut, or what it does to the draft; undefined for any other key. */
function meaningOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo';
  return letter === 'z' ? 'undo' : letter;
}

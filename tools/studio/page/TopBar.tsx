import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { pendingTasks } from './model/pending-tasks';
import { useNavigation } from './navigation';
import { problemsHeadingId } from './panel/ProblemsView';
import { translationsId } from './panel/Translations';
import { focusSoon } from './parts/focus';
import { SoftButton } from './parts/SoftButton';
import { Row, Select } from './parts/styles';
import { useSaving } from './saving';
import { useContent, useSession } from './session/use-session';
import { colors, valueAt } from './site';
import { sizes } from './studio-theme';
import { useShortcuts } from './use-shortcuts';
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
  const session = useSession();
  const { content, known } = useContent();
  const { isAway, isBlocked, save } = useSaving();
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
        <ErrorsButton />
        <TasksButton />
        <SoftButton variant="outlined" disabled={done.length === 0} onClick={() => void session.act('undo')}>
          {say('undo')}
        </SoftButton>
        <SoftButton variant="outlined" disabled={undone.length === 0} onClick={() => void session.act('redo')}>
          {say('redo')}
        </SoftButton>
        <SoftButton variant="contained" disabled={isBlocked} onClick={() => void save()}>
          {say('save')}
        </SoftButton>
        <LocaleChooser />
      </Dark>
    </Bar>
  );
}

/** Returns the status text: where the edits are stored. Screen readers announce each change. */
function useStateWords(): string {
  const { say } = useWords();
  const { keeping } = useContent();
  const { written, isUnchanged } = useSaving();
  if (keeping !== 'kept') return say(keeping);
  if (written !== undefined) return say.counted('saved', written);
  return say(isUnchanged ? 'unchanged' : 'kept');
}

/** Renders the number of mistakes that block saving, as a button that leads to their list. */
function ErrorsButton() {
  const { say } = useWords();
  const { checked, isChecking } = useContent();
  const { show } = useNavigation();
  const errors = checked.problems.filter(({ severity }) => severity === 'error').length;
  const open = () => {
    show('problems');
    focusSoon(problemsHeadingId);
  };
  return (
    <span aria-live="polite">
      {errors > 0 && !isChecking && (
        <Button variant="outlined" onClick={open}>
          {say.counted('blocked', errors)}
        </Button>
      )}
    </span>
  );
}

/** Renders the number of translations to do, as a button that leads to their list. */
function TasksButton() {
  const { say } = useWords();
  const { checked } = useContent();
  const { show } = useNavigation();
  const { length } = pendingTasks(checked.tasks);
  if (length === 0) return null;
  const open = () => {
    show('steps');
    focusSoon(translationsId);
  };
  return (
    <Button variant="outlined" onClick={open}>
      {say.counted('tasks', length)}
    </Button>
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

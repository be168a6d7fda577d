import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Change } from '../../src/changes/changes';
import type { TranslationTask } from '../../src/recipes/translations';
import type { Spot } from '../model/place';
import { fieldId, focusSoon } from '../parts/focus';
import { useContent, useSession } from '../session/use-session';
import { colors, formatKey, valueAt } from '../site';
import { sizes } from '../studio-theme';
import { useWords } from '../words';

const Frame = styled.div({
  display: 'grid',
  gap: 4,
  padding: '6px 10px',
  borderInlineStart: `4px solid ${colors.ink}`,
  background: colors.pale,
  fontSize: sizes.small,
});

/** Returns the key of what is said about a task, which was typed in or not. */
function questionOf(state: TranslationTask['state'], isTyped: boolean) {
  if (state === 'same') return 'sameText';
  if (isTyped) return 'typedText';
  return state === 'stale' ? 'staleText' : 'newText';
}

/** Returns whether a change is one of this text, or adds the entry that holds it: then it was empty. */
const isTypedIn = (change: Change, key: string) =>
  change.key === key || (change.kind === 'added' && change.key !== '' && key.startsWith(`${change.key}.`));

/** Shows that a translation must be checked against its source text, with a button that confirms that it is right. */
export function Task({ spot }: { spot: Spot }) {
  const { say } = useWords();
  const session = useSession();
  const { content, checked } = useContent();
  const [isRefused, setRefused] = useState(false);
  const inner = content.files.get(spot.path)?.inner;
  const key = formatKey(spot.key);
  const task = checked.tasks.find(
    (one) => one.language === spot.language && one.file === inner && formatKey(one.key) === key && one.state !== 'missing',
  );
  if (!task) return null;
  const isSame = isRefused || task.state === 'same';
  const text = valueAt(content.files.get(spot.path)?.value, spot.key);
  const isTyped = checked.changes.some((change) => change.path === spot.path && isTypedIn(change, key));
  const mark = async () => {
    const wish = { language: task.language, file: task.file, key: task.name };
    const refused = await session.act<unknown[]>('marktranslated', { ...wish, ...(isSame && { meansSame: true }) });
    const isLeft = Array.isArray(refused) && refused.length > 0;
    setRefused(isLeft);
    // The button goes with its task.
    if (!isLeft) focusSoon(fieldId(spot), 'nearest');
  };
  return (
    <Frame>
      <span>{say(questionOf(isSame ? 'same' : task.state, isTyped), { language: say.language(content.source) })}</span>
      {text !== '' && (
        <div>
          <Button variant="outlined" onClick={() => void mark()}>
            {say(isSame ? 'meantSame' : isTyped || task.state === 'unmarked' ? 'upToDate' : 'stillRight')}
          </Button>
        </div>
      )}
    </Frame>
  );
}

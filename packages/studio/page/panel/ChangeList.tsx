import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Change } from '../../src/changes/changes';
import { type ChangeGroup, groupsOf, type LanguageChange } from '../model/change-groups';
import { type Name, nameInFull } from '../model/naming';
import { useNames } from '../model/use-names';
import { NameText } from '../parts/NameText';
import { capitalised, Row, Side, Stack } from '../parts/styles';
import { TitledValue } from '../parts/Value';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { colors, type Field, isSame, valueAt } from '../site';
import { sizes } from '../studio-theme';
import { useWords } from '../words';

const List = styled.ul({ display: 'grid', '& > li + li': { borderTop: `1px solid ${colors.line}` } });

/** For changes of the draft, and for those that are saved and not sent. */
type TakeBackRequest = 'revert' | 'revertsaved';

interface ChangeListProps {
  changes: readonly Change[];
  /** The request that takes them back (`src/server/routes.ts`); undefined if they cannot be. */
  takeBack?: TakeBackRequest;
}

/** Lists changes by field, each with its values before and after in every language that it changes. */
export function ChangeList({ changes, takeBack }: ChangeListProps) {
  const { content, known } = useContent();
  return (
    <List>
      {groupsOf(changes, content, known).map((group) => (
        <ChangeGroupItem key={group.id} group={group} takeBack={takeBack} />
      ))}
    </List>
  );
}

const Item = styled.li({ display: 'grid', gap: 10, paddingBlock: 16, '&:first-of-type': { paddingTop: 0 } });

/** The button begins where the text below it begins. */
const Title = styled.h3({
  font: 'inherit',
  fontWeight: 700,
  '& > button': { marginInlineStart: -5, fontSize: sizes.body, textAlign: 'start' },
});

const Head = styled(Row)({ justifyContent: 'space-between' });

interface ChangeGroupItemProps {
  group: ChangeGroup;
  takeBack: TakeBackRequest | undefined;
}

/** Renders the changes of one field or entry: its place, which opens it, and what changed in each language. */
function ChangeGroupItem({ group: { place, field, isWhole, changes }, takeBack }: ChangeGroupItemProps) {
  const { content } = useContent();
  const name = useNameOf(place, changes);
  const isThere = content.files.has(place.path);
  return (
    <Item>
      <Head>
        <Title>
          {isThere ? (
            <Button variant="text" onClick={() => session.pick(place)}>
              <span>
                <NameText name={name} />
              </span>
            </Button>
          ) : (
            <NameText name={name} />
          )}
        </Title>
        {takeBack && isWhole && (
          <TakeBack request={takeBack} changes={changes.map(({ change }) => change)} place={nameInFull(name)} />
        )}
      </Head>
      {changes.map((change) => (
        <ChangeItem
          key={`${change.change.path} ${change.change.name} ${change.change.kind}`}
          {...change}
          place={nameInFull(name)}
          takeBack={isWhole ? undefined : takeBack}
          {...(field && { field })}
        />
      ))}
    </Item>
  );
}

/** Returns the name of the changed place. An entry that is gone is named by what it held, in the language of the studio if it can be. */
function useNameOf(place: ChangeGroup['place'], changes: ChangeGroup['changes']): Name {
  const names = useNames();
  const { locale } = useWords();
  const { content } = useContent();
  const isGone = ({ change: { path, kind, steps } }: LanguageChange) =>
    steps.length === place.key.length &&
    (kind === 'removed' || (kind === 'added' && valueAt(content.files.get(path)?.value, steps) === undefined));
  const gone = changes.filter(isGone);
  const removed = gone.find(({ language }) => language === locale) ?? gone.find(({ language }) => language) ?? gone[0];
  if (!removed || typeof place.key.at(-1) !== 'number') return names.place(place);
  return names.removed(place, removed.change.before ?? removed.change.after);
}

const What = styled.strong(capitalised);

interface ChangeItemProps extends LanguageChange {
  field?: Field;
  /** The name of the changed place. */
  place: string;
  takeBack: TakeBackRequest | undefined;
}

/** Renders a change in one language: what it is, and its values before and after side by side. */
function ChangeItem({ change, language, isMark, field, place, takeBack }: ChangeItemProps) {
  const { say } = useWords();
  const { kind, places } = change;
  const what = isMark ? say(kind === 'removed' ? 'unmarked' : 'marked') : say(kind);
  const title = [language === undefined ? undefined : say.language(language), what].filter(Boolean).join(' · ');
  return (
    <Stack gap={6}>
      <Head style={{ fontSize: sizes.small }}>
        <What>{title}</What>
        {takeBack && <TakeBack request={takeBack} changes={[change]} place={[place, title].join(', ')} />}
      </Head>
      {places && <span>{say('places', { from: String(places.from), to: String(places.to) })}</span>}
      {!isMark && !places && <Values change={change} language={language} {...(field && { field })} />}
    </Stack>
  );
}

function Values({
  change: { path, kind, before, after },
  language,
  field,
}: Pick<ChangeItemProps, 'change' | 'language' | 'field'>) {
  const { say } = useWords();
  const ofPicture = (value: unknown) =>
    path.endsWith('.json') ? value : say('pictureSize', { size: String(Math.ceil(Number(value) / 1000)) });
  const shared = { language, ...(field && { field }) };
  return (
    <Side count={2}>
      {kind !== 'added' && <TitledValue title={say('before')} value={ofPicture(before)} other={after} {...shared} />}
      {kind !== 'removed' && <TitledValue title={say('after')} value={ofPicture(after)} other={before} {...shared} />}
    </Side>
  );
}

/** The id of the heading above the changes that are not saved. */
export const changesHeadingId = 'changes-heading';

interface TakeBackProps {
  request: TakeBackRequest;
  changes: readonly Change[];
  place: string;
}

/** Renders the button that takes changes back, as one step. */
function TakeBack({ request, changes, place }: TakeBackProps) {
  const { say } = useWords();
  const { checked } = useContent();
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const takeBack = async () => {
    if (isBusy) return;
    setBusy(true);
    await session.takeBack(request, changes);
    setBusy(false);
  };
  // With its change goes the button, and its focus to where the list begins.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && own === document.activeElement)
        document.getElementById(changesHeadingId)?.focus({ preventScroll: true });
    };
  }, []);
  // What is saved stays listed until its return is saved, too.
  const isReturned = ({ path, name, before }: Change) =>
    request === 'revertsaved' &&
    checked.changes.some((one) => one.path === path && one.name === name && isSame(one.after, before));
  if (changes.every(isReturned)) return <span>{say('takenBack')}</span>;
  return (
    <Button
      ref={button}
      variant="outlined"
      aria-disabled={isBusy}
      aria-label={say('labelled', { label: say('takeBack'), what: place })}
      onClick={() => void takeBack()}
    >
      {say('takeBack')}
    </Button>
  );
}

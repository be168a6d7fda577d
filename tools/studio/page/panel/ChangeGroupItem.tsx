import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { ChangeGroup } from '../model/change-groups';
import type { LanguageChange } from '../model/language-change';
import { type Name, nameInFull } from '../model/naming';
import { useNames } from '../model/use-names';
import { useNavigation } from '../navigation';
import { NameText } from '../parts/NameText';
import { Row } from '../parts/styles';
import { useContent } from '../session/use-session';
import { valueAt } from '../site';
import { sizes } from '../studio-theme';
import { useWords } from '../words';
import { ChangeItem } from './ChangeItem';
import { TakeBack, type TakeBackRequest } from './TakeBack';

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
  takeBack?: TakeBackRequest;
}

/** Renders the changes of one field or entry: its place, which opens it, and what changed in each language. */
export function ChangeGroupItem({ group: { place, field, isWhole, changes }, takeBack }: ChangeGroupItemProps) {
  const { pick } = useNavigation();
  const { content } = useContent();
  const name = useNameOf(place, changes);
  const isThere = content.files.has(place.path);
  return (
    <Item>
      <Head>
        <Title>
          {isThere ? (
            <Button variant="text" onClick={() => pick(place)}>
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
          {...(takeBack && !isWhole && { takeBack })}
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

import styled from '@emotion/styled';
import { leadsTo } from '../model/keys';
import { type Name, nameInFull } from '../model/naming';
import { useNames } from '../model/use-names';
import { useNavigation } from '../navigation';
import { Fold } from '../parts/Fold';
import { fieldId } from '../parts/focus';
import { NameText } from '../parts/NameText';
import { SignButton } from '../parts/SignButton';
import { Row } from '../parts/styles';
import { useContent } from '../session/use-session';
import { colors, formatKey } from '../site';
import { useWords } from '../words';
import type { FieldPlace, FieldProps } from './field-props';

interface ListEntryProps extends FieldProps<'list'> {
  index: number;
  length: number;
  canRemove: boolean;
  onMove(to: number): void;
  onRemove(): void;
}

const Mistakes = styled.strong({ marginInlineStart: 8, color: colors.ember[4] });

const Line = styled.div({ display: 'grid', gridTemplateColumns: '1fr auto', gap: 8, alignItems: 'start' });

/** Renders an entry of a list with its buttons: its fields in a collapsible section, or its single value. */
export function ListEntry({ name, field, spots, index, length, canRemove, onMove, onRemove, Inner }: ListEntryProps) {
  const { picked } = useNavigation();
  const { say } = useWords();
  const names = useNames();
  const { checked } = useContent();
  const [first] = spots;
  if (!first) return null;
  const title = names.entry(first);
  const buttons = <EntryButtons {...{ title, index, length, canRemove, onMove, onRemove }} />;
  const inner = { name: `${name} ${index + 1}`, field: field.entry, spots };
  const isGroup = field.entry.kind === 'group' || field.entry.kind === 'list';
  if (!isGroup) {
    return (
      <Line>
        <Inner {...({ ...inner, field: { ...field.entry, description: undefined } } as FieldPlace)} />
        {buttons}
      </Line>
    );
  }
  const isWanted = spots.some(({ path, key }) => picked?.path === path && leadsTo(key, picked.key));
  const mistakes = checked.problems.filter(
    ({ severity, file, key }) =>
      severity === 'error' && spots.some((spot) => file === spot.path && `${key}.`.startsWith(`${formatKey(spot.key)}.`)),
  );
  const heading = (
    <>
      <NameText name={title} />
      {mistakes.length > 0 && <Mistakes>{say.counted('errors', mistakes.length)}</Mistakes>}
    </>
  );
  return (
    <Fold id={fieldId(first)} title={heading} isWanted={isWanted} actions={buttons}>
      <Inner {...inner} isOutermost />
    </Fold>
  );
}

interface EntryButtonsProps extends Pick<ListEntryProps, 'index' | 'length' | 'canRemove' | 'onMove' | 'onRemove'> {
  title: Name;
}

function EntryButtons({ title, index, length, onMove, onRemove, canRemove }: EntryButtonsProps) {
  const { say } = useWords();
  const named = (key: 'moveToTop' | 'moveUp' | 'moveDown' | 'remove') => ({
    'aria-label': say('labelled', { label: say(key), what: nameInFull(title) }),
    title: say(key),
  });
  return (
    <Row style={{ flexWrap: 'nowrap', gap: 4 }}>
      <SignButton {...named('moveToTop')} disabled={index === 0} onClick={() => onMove(0)}>
        ⤒
      </SignButton>
      <SignButton {...named('moveUp')} disabled={index === 0} onClick={() => onMove(index - 1)}>
        ↑
      </SignButton>
      <SignButton {...named('moveDown')} disabled={index === length - 1} onClick={() => onMove(index + 1)}>
        ↓
      </SignButton>
      <SignButton {...named('remove')} disabled={!canRemove} onClick={onRemove}>
        ×
      </SignButton>
    </Row>
  );
}

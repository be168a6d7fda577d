import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { ToldProblem } from '../../src/server/page-answers';
import { blankOf } from '../model/blank';
import { labelOf } from '../model/in-words';
import { idOf, isAbsent, keyIn, leadsTo, type Spot } from '../model/keys';
import { type Name, nameInFull } from '../model/naming';
import { useNames } from '../model/use-names';
import { SignButton } from '../parts/buttons';
import { Fold } from '../parts/Fold';
import { fieldId } from '../parts/focus';
import { submitting } from '../parts/form';
import { NameText } from '../parts/NameText';
import { Input, Note, Row, Stack } from '../parts/styles';
import { session } from '../session/session';
import { useContent } from '../session/use-session';
import { colors, type Field, formatKey, valueAt } from '../site';
import { useWords } from '../words';
import type { FieldProps } from './field-props';
import { Heading, LeafField } from './LeafField';
import { useListEdits } from './list-edits';
import { Problems } from './Problems';

/** Renders a field of any kind, with its inner fields. */
export function FieldView(props: FieldProps) {
  const { field } = props;
  if (field.kind === 'group') return <GroupField {...props} field={field} />;
  if (field.kind === 'list') return <ListField {...props} field={field} />;
  if (field.kind === 'map') return <MapField {...props} field={field} />;
  return <LeafField {...props} field={field} />;
}

const Frame = styled.div<{ isOutermost: boolean }>(({ isOutermost }) => ({
  display: 'grid',
  gap: 20,
  ...(!isOutermost && { paddingInlineStart: 12, borderInlineStart: `3px solid ${colors.line}` }),
}));

/** Renders the fields of a group, one below the other. */
function GroupField({ name, field, spots, isOutermost = false }: FieldProps<'group'>) {
  const label = useId();
  const { told } = useContent();
  const there = spots.filter(({ value }) => !isAbsent(value));
  const [first] = spots;
  return (
    <Frame
      isOutermost={isOutermost}
      role="group"
      aria-labelledby={isOutermost ? undefined : label}
      {...(!isOutermost && first && { id: fieldId(first), tabIndex: -1 })}
    >
      {!isOutermost && <Heading id={label} name={name} description={field.description} />}
      {spots.map((spot) => (
        <Problems key={spot.path} spot={spot} />
      ))}
      {there.length === 0 && <AddGroup field={field} spots={spots} />}
      {there.length > 0 &&
        partsOf(field, there)
          .filter(({ key, inner }) => key !== 'id' || !isSettled(inner, told.mistakes))
          .map(({ key, part, inner }) => <FieldView key={key} name={labelOf(key)} field={part} spots={inner} />)}
    </Frame>
  );
}

type Group = FieldProps<'group'>['field'];

const isSwitch = ({ kind }: Field) => kind === 'yes-no';

/** Returns the parts of a group, each with its spots in all languages: first what is written, then the switches. */
const partsOf = ({ fields }: Group, spots: readonly Spot[]) =>
  Object.entries(fields)
    .toSorted(([, one], [, other]) => Number(isSwitch(one)) - Number(isSwitch(other)))
    .map(([key, part]) => ({
      key,
      part,
      inner: spots.map((spot) => below(spot, key, Object.keys(fields))),
    }));

/** Returns whether ids need no editor: other files refer to them, and nobody reads them. */
const isSettled = (ids: readonly Spot[], mistakes: readonly ToldProblem[]) =>
  ids.every(({ path, key, value }) => {
    const isWrong = mistakes.some((problem) => problem.file === path && problem.key === formatKey(key));
    return typeof value === 'string' && value !== '' && !isWrong;
  });

function AddGroup({ field, spots }: Pick<FieldProps<'group'>, 'field' | 'spots'>) {
  const { say } = useWords();
  const add = () => {
    for (const { path, key, before } of spots)
      session.type({ path, key, value: blankOf({ ...field, isNullable: false }), before });
  };
  return (
    <div>
      <Button variant="outlined" onClick={add}>
        {say('add')}
      </Button>
    </div>
  );
}

/**
 * Returns the spot of a key of a group. A missing key is inserted before the schema's next key that exists; in an entry of a list,
 * which often is a single line, it is added at the end.
 */
function below({ path, key, language, value }: Spot, name: string, names: readonly string[]): Spot {
  const own = valueAt(value, [name]);
  const later = typeof key.at(-1) === 'number' ? [] : names.slice(names.indexOf(name) + 1);
  const before = later.find((next) => valueAt(value, [next]) !== undefined);
  return { path, key: [...key, name], language, value: own, ...(own === undefined && before !== undefined && { before }) };
}

/** Renders a map of names to values. Programs write its names, so only its values can be edited. */
function MapField({ name, field, spots, isOutermost = false }: FieldProps<'map'>) {
  const label = useId();
  const { say } = useWords();
  const names = [...new Set(spots.flatMap(({ value }) => (isAbsent(value) ? [] : Object.keys(value))))];
  return (
    <Stack gap={16} role="group" aria-labelledby={isOutermost ? undefined : label}>
      {!isOutermost && <Heading id={label} name={name} description={field.description} />}
      {names.length === 0 && <Note>{say('nothingInIt')}</Note>}
      {names.map((key) => (
        <FieldView
          key={key}
          name={key}
          field={field.value}
          spots={spots.map((spot) => ({ ...spot, key: [...spot.key, key], value: valueAt(spot.value, [key]) }))}
        />
      ))}
    </Stack>
  );
}

/** Renders a list. Its entries are added, moved and removed in all languages at once. */
function ListField({ name, field, spots, isOutermost = false }: FieldProps<'list'>) {
  const label = useId();
  const { say } = useWords();
  const { add, canAdd, canRemove, ...edits } = useListEdits(field, spots);
  const [first] = spots;
  const length = Math.max(0, ...spots.map(({ value }) => (Array.isArray(value) ? value.length : 0)));
  const indexes = Array.from({ length }, (_, index) => index);
  return (
    <Stack gap={8} role="group" aria-labelledby={label} id={first && fieldId(first)} tabIndex={-1}>
      {!isOutermost && <Heading id={label} name={name} description={field.description} />}
      {spots.map((spot) => (
        <Problems key={spot.path} spot={spot} />
      ))}
      {length === 0 && <Note>{say('nothingInIt')}</Note>}
      {indexes.map((index) => {
        const entries = entrySpots(spots, index);
        return (
          <ListEntry
            key={idOf(entries[0]?.value) ?? index}
            {...{ name, field, index, length, canRemove }}
            spots={entries}
            onMove={(to) => void edits.move(index, to)}
            onRemove={() => void edits.remove(index)}
          />
        );
      })}
      {canAdd && <AddEntry list={name} hasIds={field.hasIds} onAdd={(title) => void add(title)} />}
    </Stack>
  );
}

/** Returns the spots of an entry; in the other languages it is found by its id, or by its index if it has no id. */
function entrySpots(spots: readonly Spot[], index: number): Spot[] {
  const [first] = spots;
  return spots.flatMap(({ path, key, language, value }) => {
    if (isAbsent(value)) return [];
    const there = keyIn(value, first?.value, [index]);
    const own = valueAt(value, there);
    return own === undefined ? [] : [{ path, key: [...key, ...there], language, value: own }];
  });
}

interface ListEntryProps extends FieldProps<'list'> {
  index: number;
  length: number;
  canRemove: boolean;
  onMove(to: number): void;
  onRemove(): void;
}

const Mistakes = styled.strong({ marginInlineStart: 8, color: colors.ember[4] });

const ToFill = styled.span({ marginInlineStart: 8, color: colors.inkSoft, fontWeight: 400 });

const Line = styled.div({ display: 'grid', gridTemplateColumns: '1fr auto', gap: 8, alignItems: 'start' });

/** Renders an entry of a list with its buttons: its fields in a collapsible section, or its single value. */
function ListEntry({ name, field, spots, index, length, canRemove, onMove, onRemove }: ListEntryProps) {
  const { say } = useWords();
  const names = useNames();
  const { told, picked } = useContent();
  const [first] = spots;
  if (!first) return null;
  const title = names.entry(first);
  const buttons = <EntryButtons {...{ title, index, length, canRemove, onMove, onRemove }} />;
  const inner = { name: `${name} ${index + 1}`, field: field.entry, spots };
  const isGroup = field.entry.kind === 'group' || field.entry.kind === 'list';
  if (!isGroup) {
    return (
      <Line>
        <FieldView {...({ ...inner, field: { ...field.entry, description: undefined } } as FieldProps)} />
        {buttons}
      </Line>
    );
  }
  const isWanted = spots.some(({ path, key }) => picked?.path === path && leadsTo(key, picked.key));
  const isInside = ({ file, key }: ToldProblem) =>
    spots.some((spot) => file === spot.path && `${key}.`.startsWith(`${formatKey(spot.key)}.`));
  const [mistakes, empty] = [told.mistakes.filter(isInside), told.toFill.filter(isInside)];
  const heading = (
    <>
      <NameText name={title} />
      {mistakes.length > 0 && <Mistakes>{say.counted('errors', mistakes.length)}</Mistakes>}
      {empty.length > 0 && <ToFill>{say.counted('toFill', empty.length)}</ToFill>}
    </>
  );
  return (
    <Fold id={fieldId(first)} title={heading} isWanted={isWanted} actions={buttons}>
      <FieldView {...inner} isOutermost />
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

interface AddEntryProps {
  /** The name of the list, in words. */
  list: string;
  /** Whether its entries have ids, which are made from a name. */
  hasIds: boolean;
  onAdd(name: string): void;
}

/** Renders the form that adds an entry to a list; it asks for a name if the entries have ids. */
function AddEntry({ list, hasIds, onAdd }: AddEntryProps) {
  const { say } = useWords();
  const [input, hint] = [useId(), useId()];
  const submit = submitting(async ({ name = '' }) => {
    onAdd(name);
    return true;
  });
  return (
    <form onSubmit={submit}>
      <Stack gap={4}>
        {hasIds && (
          <>
            <label htmlFor={input}>{say('newName')}</label>
            <Note id={hint}>{say('newNameHint')}</Note>
          </>
        )}
        <Row>
          {hasIds && <Input id={input} name="name" required aria-describedby={hint} style={{ width: '18rem' }} />}
          <Button type="submit" variant="outlined">
            {say('addTo', { list })}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

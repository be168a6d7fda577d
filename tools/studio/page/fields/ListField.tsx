import { useId } from 'react';
import { idOf, isAbsent, keyIn } from '../model/keys';
import type { Spot } from '../model/place';
import { fieldId } from '../parts/focus';
import { Note, Stack } from '../parts/styles';
import { valueAt } from '../site';
import { useWords } from '../words';
import { AddEntry } from './AddEntry';
import type { FieldProps } from './field-props';
import { Heading } from './Heading';
import { ListEntry } from './ListEntry';
import { Problems } from './Problems';
import { useListEdits } from './use-list-edits';

/** Renders a list. Its entries are added, moved and removed in all languages at once. */
export function ListField({ name, field, spots, isOutermost = false, Inner }: FieldProps<'list'>) {
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
            {...{ name, field, index, length, canRemove, Inner }}
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

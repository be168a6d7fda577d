import { useId } from 'react';
import { isAbsent } from '../model/keys';
import { Note, Stack } from '../parts/styles';
import { valueAt } from '../site';
import { useWords } from '../words';
import type { FieldProps } from './field-props';
import { Heading } from './Heading';

/** Renders a map of names to values. Programs write its names, so only its values can be edited. */
export function MapField({ name, field, spots, isOutermost = false, Inner }: FieldProps<'map'>) {
  const label = useId();
  const { say } = useWords();
  const names = [...new Set(spots.flatMap(({ value }) => (isAbsent(value) ? [] : Object.keys(value))))];
  return (
    <Stack gap={16} role="group" aria-labelledby={isOutermost ? undefined : label}>
      {!isOutermost && <Heading id={label} name={name} description={field.description} />}
      {names.length === 0 && <Note>{say('nothingInIt')}</Note>}
      {names.map((key) => (
        <Inner
          key={key}
          name={key}
          field={field.value}
          spots={spots.map((spot) => ({ ...spot, key: [...spot.key, key], value: valueAt(spot.value, [key]) }))}
        />
      ))}
    </Stack>
  );
}

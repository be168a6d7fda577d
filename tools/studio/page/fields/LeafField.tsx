import { useId } from 'react';
import { Side, Stack } from '../parts/styles';
import type { FieldProps, LeafKind } from './field-props';
import { Heading } from './Heading';
import { SpotField } from './SpotField';

/** Renders a field of one value, with all languages side by side. */
export function LeafField({ name, field, spots }: FieldProps<LeafKind>) {
  const label = useId();
  return (
    <Stack gap={6} role="group" aria-labelledby={label}>
      <Heading id={label} name={name} description={field.description} />
      <Side count={spots.length}>
        {spots.map((spot) => (
          <SpotField key={spot.path} field={field} spot={spot} label={label} />
        ))}
      </Side>
    </Stack>
  );
}

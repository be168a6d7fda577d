import Button from '@mui/material/Button';
import { useId } from 'react';
import { blankOf } from '../model/blank';
import type { Spot } from '../model/place';
import { fieldId } from '../parts/focus';
import { Note, Row } from '../parts/styles';
import type { Field } from '../site';
import { useWords } from '../words';

interface AbsentProps {
  field: Field;
  spot: Spot;
  labelledBy: string;
  onChange(value: unknown): void;
}

/** Stands in for a missing value: shows the default, and a button that sets a value. */
export function Absent({ field, spot, labelledBy, onChange }: AbsentProps) {
  const { say } = useWords();
  const button = useId();
  const isSwitch = field.kind === 'yes-no';
  const add = () => onChange(isSwitch ? field.default !== true : blankOf({ ...field, isNullable: false }));
  const told = isSwitch ? (field.default ? say('yesByDefault') : say('noByDefault')) : say('none');
  return (
    <Row id={fieldId(spot)} tabIndex={-1} role="group" aria-labelledby={labelledBy}>
      <Note as="span">{told}</Note>
      <Button id={button} variant="outlined" aria-labelledby={`${button} ${labelledBy}`} onClick={add}>
        {isSwitch ? say('change') : say('setValue')}
      </Button>
    </Row>
  );
}

/** Renders a button that removes a value, if the schema allows that it is missing. */
export function TakeOut({ field, labelledBy, onChange }: Omit<AbsentProps, 'spot'>) {
  const { say } = useWords();
  const button = useId();
  if (!field.isNullable && !field.isOptional) return null;
  return (
    <Button
      id={button}
      variant="text"
      aria-labelledby={`${button} ${labelledBy}`}
      onClick={() => onChange(field.isNullable ? null : undefined)}
    >
      {say('takeOut')}
    </Button>
  );
}

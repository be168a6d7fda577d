import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { blankOf } from '../model/blank';
import { labelOf } from '../model/in-words';
import { isAbsent } from '../model/keys';
import type { Spot } from '../model/place';
import { fieldId } from '../parts/focus';
import { useSession } from '../session/use-session';
import { colors, valueAt } from '../site';
import { useWords } from '../words';
import type { FieldProps } from './field-props';
import { Heading } from './Heading';
import { Problems } from './Problems';

const Frame = styled.div<{ isOutermost: boolean }>(({ isOutermost }) => ({
  display: 'grid',
  gap: 20,
  ...(!isOutermost && { paddingInlineStart: 12, borderInlineStart: `3px solid ${colors.line}` }),
}));

/** Renders the fields of a group, one below the other. */
export function GroupField({ name, field, spots, isOutermost = false, Inner }: FieldProps<'group'>) {
  const label = useId();
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
        Object.entries(field.fields).map(([key, part]) => (
          <Inner
            key={key}
            name={labelOf(key)}
            field={part}
            spots={there.map((spot) => below(spot, key, Object.keys(field.fields)))}
          />
        ))}
    </Frame>
  );
}

function AddGroup({ field, spots }: Pick<FieldProps<'group'>, 'field' | 'spots'>) {
  const session = useSession();
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
export function below({ path, key, language, value }: Spot, name: string, names: readonly string[]): Spot {
  const own = valueAt(value, [name]);
  const later = typeof key.at(-1) === 'number' ? [] : names.slice(names.indexOf(name) + 1);
  const before = later.find((next) => valueAt(value, [next]) !== undefined);
  return { path, key: [...key, name], language, value: own, ...(own === undefined && before !== undefined && { before }) };
}

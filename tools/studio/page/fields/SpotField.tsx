import styled from '@emotion/styled';
import { useId } from 'react';
import { isAbsent } from '../model/keys';
import type { Spot } from '../model/place';
import { fieldId, focusSoon } from '../parts/focus';
import { capitalised, Stack } from '../parts/styles';
import { useContent, useSession } from '../session/use-session';
import { colors, formatKey } from '../site';
import { sizes } from '../studio-theme';
import { useWords } from '../words';
import { Absent, TakeOut } from './Absent';
import { Counter } from './Counter';
import { controls } from './controls';
import type { ControlProps } from './controls/control-props';
import type { FieldProps, LeafKind } from './field-props';
import { Problems } from './Problems';
import { Task } from './Task';

const Language = styled.span({ ...capitalised, color: colors.inkSoft, fontSize: sizes.small, fontWeight: 600 });

const Foot = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
});

interface SpotFieldProps {
  field: FieldProps<LeafKind>['field'];
  spot: Spot;
  /** The id of the element with the field's name. */
  label: string;
}

/** Renders a field of one value in one language: its control, its length, its problems and its task. */
export function SpotField({ field, spot, label }: SpotFieldProps) {
  const { say } = useWords();
  const session = useSession();
  const { checked } = useContent();
  const [language, said] = [useId(), useId()];
  const isInvalid = checked.problems.some(
    ({ file, key, severity }) => severity === 'error' && file === spot.path && key === formatKey(spot.key),
  );
  const Control = controls[field.kind] as (props: ControlProps) => React.ReactNode;
  const change = (value: unknown) => session.type({ path: spot.path, key: spot.key, value, before: spot.before });
  const isEmpty = isAbsent(spot.value);
  // The button that was clicked goes, and with it the focus.
  const changeAndFocus = (value: unknown) => {
    change(value);
    requestAnimationFrame(() => focusSoon(fieldId(spot), 'nearest'));
  };
  return (
    <Stack gap={4}>
      {spot.language && <Language id={language}>{say.language(spot.language)}</Language>}
      {isEmpty ? (
        <Absent field={field} spot={spot} labelledBy={`${label} ${language}`} onChange={changeAndFocus} />
      ) : (
        <Control
          id={fieldId(spot)}
          field={field}
          spot={spot}
          labelledBy={`${label} ${language}`}
          describedBy={said}
          isInvalid={isInvalid}
          onChange={change}
        />
      )}
      <Foot>
        {!isEmpty && <Counter field={field} spot={spot} />}
        {!isEmpty && <TakeOut field={field} labelledBy={`${label} ${language}`} onChange={changeAndFocus} />}
      </Foot>
      <div id={said}>
        <Problems spot={spot} />
      </div>
      <Task spot={spot} />
    </Stack>
  );
}

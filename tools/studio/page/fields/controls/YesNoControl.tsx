import styled from '@emotion/styled';
import { colors } from '../../site';
import { useWords } from '../../words';
import { attributesOf, type ControlProps } from './control-props';

const Label = styled.span({ display: 'inline-flex', gap: 8, alignItems: 'center', minHeight: 32 });

const Box = styled.input({ width: 24, height: 24, margin: 0, accentColor: colors.emberText });

/** Renders a checkbox with the word for its state, yes or no. */
export function YesNoControl(props: ControlProps<'yes-no'>) {
  const { say } = useWords();
  const isOn = props.spot.value === true;
  return (
    <Label>
      <Box
        {...attributesOf(props)}
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      <span aria-hidden>{say(isOn ? 'yes' : 'no')}</span>
    </Label>
  );
}

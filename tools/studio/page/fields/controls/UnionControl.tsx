import { useReferred } from '../../model/use-referred';
import { Input } from '../../parts/styles';
import { choicesOf } from './ChoiceControl';
import { attributesOf, type ControlProps } from './control-props';
import { OptionSelect } from './OptionSelect';

/** Renders a value of one of several kinds: a select with the options of all kinds, or a text input if a kind is free text. */
export function UnionControl(props: ControlProps<'union'>) {
  const referred = useReferred();
  const { field, spot, onChange } = props;
  if (field.options.some(({ kind }) => kind !== 'choice' && kind !== 'reference')) {
    return <Input {...attributesOf(props)} value={String(spot.value)} onChange={({ target }) => onChange(target.value)} />;
  }
  const options = field.options.flatMap((option) => {
    if (option.kind === 'choice') return choicesOf(option);
    return option.kind === 'reference' ? referred(option.to, spot.language) : [];
  });
  return <OptionSelect {...props} options={options} />;
}

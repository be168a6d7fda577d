import { Select } from '../../parts/styles';
import { attributesOf, type ControlProps } from './control-props';

/** A value that can be chosen, and the words that stand for it. */
export interface Option {
  value: string;
  words: string;
}

/** Renders a select. A current value that is not an option is listed too, so that the value does not change by itself. */
export function OptionSelect({ options, ...props }: ControlProps & { options: readonly Option[] }) {
  const value = String(props.spot.value);
  const all = options.some((option) => option.value === value) ? options : [{ value, words: value }, ...options];
  return (
    <Select {...attributesOf(props)} value={value} onChange={({ target }) => props.onChange(target.value)}>
      {all.map((option) => (
        <option key={option.value} value={option.value}>
          {option.words || '–'}
        </option>
      ))}
    </Select>
  );
}

import { Select } from '../../parts/styles';
import { attributesOf, type ControlProps } from './control-props';

/** Renders a select. A current value that is not an option is listed too, so that the value does not change by itself. */
export function OptionSelect({ options, ...props }: ControlProps & { options: readonly string[] }) {
  const value = String(props.spot.value);
  const all = options.includes(value) ? options : [value, ...options];
  return (
    <Select {...attributesOf(props)} value={value} onChange={({ target }) => props.onChange(target.value)}>
      {all.map((option) => (
        <option key={option} value={option}>
          {option || '–'}
        </option>
      ))}
    </Select>
  );
}

import { useRef, useState } from 'react';
import { Input } from '../../parts/styles';
import { attributesOf, type ControlProps } from './control-props';

/**
 * Renders an input for a number, also with spaces between its digits. Text that is not a number yet, such as a sign alone, is shown but
 * not stored; if it is still none when the focus leaves, the value from before comes back.
 */
export function NumberControl(props: ControlProps<'number'>) {
  const { field, spot, onChange } = props;
  const [typed, setTyped] = useState<string>();
  // What was stored while the digits were deleted one by one is not what the editor wants.
  const before = useRef(spot.value);
  const change = (text: string) => {
    const value = numberIn(text);
    setTyped(String(value) === text ? undefined : text);
    if (value !== undefined) onChange(value);
  };
  const leave = () => {
    if (typed !== undefined && numberIn(typed) === undefined) onChange(before.current);
    setTyped(undefined);
  };
  return (
    <Input
      {...attributesOf(props)}
      inputMode={field.isWhole ? 'numeric' : 'decimal'}
      value={typed ?? String(spot.value)}
      onChange={({ target }) => change(target.value)}
      onFocus={() => {
        before.current = spot.value;
      }}
      onBlur={leave}
    />
  );
}

/** Returns the number that a text stands for; undefined if it is none. */
function numberIn(text: string): number | undefined {
  const value = Number(text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d)/g, '').replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(value) ? value : undefined;
}

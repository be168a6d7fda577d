import { useState } from 'react';
import { Input } from '../../parts/styles';
import { attributesOf, type ControlProps } from './control-props';

/**
 * Renders an input for a number, also with spaces between its digits. Text that is not a number yet, such as a sign alone, is shown but
 * not stored.
 */
export function NumberControl(props: ControlProps<'number'>) {
  const { field, spot, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    const value = Number(text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d)/g, '').replace(',', '.'));
    const isNumber = text.trim() !== '' && Number.isFinite(value);
    setTyped(isNumber && String(value) === text ? undefined : text);
    if (isNumber) onChange(value);
  };
  return (
    <Input
      {...attributesOf(props)}
      inputMode={field.isWhole ? 'numeric' : 'decimal'}
      value={typed ?? String(spot.value)}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

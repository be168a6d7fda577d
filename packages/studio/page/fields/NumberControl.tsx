import { useId, useRef, useState } from 'react';
import { isAbsent } from '../model/keys';
import { Input, NotKept } from '../parts/styles';
import { useWords } from '../words';
import { attributesOf, type ControlProps } from './field-props';

/**
 * Renders an input for a number, also with its digits in groups or the sign of its unit. Text that is no number is shown, with a
 * message, but not stored; when the focus leaves, the value from before it came is back, and the message
 * says so.
 */
export function NumberControl(props: ControlProps<'number'>) {
  const { field, spot, onChange, describedBy, isInvalid } = props;
  const { say } = useWords();
  const note = useId();
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const before = useRef(spot.value);
  const change = (text: string) => {
    const value = numberIn(text);
    setTyped(String(value) === text ? undefined : text);
    // A field that was empty may be empty again.
    const isBack = text.trim() === '' && isAbsent(before.current);
    setRefused(value === undefined && !isBack ? text.trim() : undefined);
    if (value !== undefined || (isBack && !isAbsent(spot.value))) onChange(value ?? before.current);
  };
  const leave = () => {
    if (refused !== undefined && spot.value !== before.current) onChange(before.current);
    setTyped(undefined);
  };
  return (
    <>
      <Input
        {...attributesOf({
          ...props,
          describedBy: `${note} ${describedBy}`,
          isInvalid: isInvalid || (refused !== undefined && typed !== undefined),
        })}
        inputMode={field.isWhole ? 'numeric' : 'decimal'}
        value={typed ?? String(spot.value ?? '')}
        onChange={({ target }) => change(target.value)}
        onFocus={() => {
          before.current = spot.value;
        }}
        onBlur={leave}
      />
      <NotKept id={note} role="status">
        {refused !== undefined &&
          say(refused ? 'notANumber' : 'noNumber', { typed: refused, kept: String(before.current ?? '–') })}
      </NotKept>
    </>
  );
}

/** Returns the number that a text stands for; undefined if it is none. */
function numberIn(text: string): number | undefined {
  const bare = text.trim().replace(/[\s\u00a0\u202f]*[€%]$/, '');
  // `1.200` is how Spanish writes it; nobody writes three decimals.
  const groups = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(bare) ? /[.,]/g : /(?<=\d)[\s\u00a0\u202f](?=\d)/g;
  const digits = bare.replace(groups, '');
  const value = Number(digits.replace(',', '.'));
  return digits.trim() !== '' && Number.isFinite(value) ? value : undefined;
}

import { inWords } from '../../model/in-words';
import type { Field } from '../../site';
import type { ControlProps } from './control-props';
import { type Option, OptionSelect } from './OptionSelect';

/** Returns the values that the schema allows, as options. */
export const choicesOf = ({ options }: Extract<Field, { kind: 'choice' }>): Option[] =>
  options.map((value) => ({ value, words: inWords(value) }));

/** Renders a select with the values that the schema allows. */
export const ChoiceControl = (props: ControlProps<'choice'>) => <OptionSelect {...props} options={choicesOf(props.field)} />;

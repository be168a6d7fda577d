import type { ControlProps } from './control-props';
import { OptionSelect } from './OptionSelect';

/** One of the values that a schema names. */
export const ChoiceControl = (props: ControlProps<'choice'>) => <OptionSelect {...props} options={props.field.options} />;

import type { ControlProps } from './control-props';
import { OptionSelect } from './OptionSelect';

/** Renders a select with the values that the schema allows. */
export const ChoiceControl = (props: ControlProps<'choice'>) => <OptionSelect {...props} options={props.field.options} />;

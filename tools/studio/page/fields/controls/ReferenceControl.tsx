import { useReferred } from '../../model/use-referred';
import type { ControlProps } from './control-props';
import { OptionSelect } from './OptionSelect';

/** Renders a select with the entries of another list. */
export function ReferenceControl(props: ControlProps<'reference'>) {
  const referred = useReferred();
  return <OptionSelect {...props} options={referred(props.field.to, props.spot.language)} />;
}

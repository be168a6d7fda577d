import { useReferred } from '../../model/use-referred';
import type { ControlProps } from './control-props';
import { OptionSelect } from './OptionSelect';

/** The id of an entry that stands in another list. */
export function ReferenceControl(props: ControlProps<'reference'>) {
  const referred = useReferred();
  return <OptionSelect {...props} options={referred(props.field.to, props.spot.language)} />;
}

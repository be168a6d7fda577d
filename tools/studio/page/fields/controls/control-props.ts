import type { Spot } from '../../model/place';
import type { Field } from '../../site';
import type { LeafKind } from '../field-props';

/** The props of a control. */
export interface ControlProps<Kind extends LeafKind = LeafKind> {
  id: string;
  field: Extract<Field, { kind: Kind }>;
  spot: Spot;
  /** The ids of the elements that label it, and of those that describe it. */
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  onChange(value: unknown): void;
}

type Attributes = Pick<ControlProps, 'id' | 'labelledBy' | 'describedBy' | 'isInvalid'>;

/** Returns the attributes that every control has. */
export const attributesOf = ({ id, labelledBy, describedBy, isInvalid }: Attributes) => ({
  id,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
});

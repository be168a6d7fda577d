import type { Field } from '../../../src/fields';
import type { Spot } from '../../model/place';
import type { LeafKind } from '../field-props';

/** What a control is drawn from. */
export interface ControlProps<Kind extends LeafKind = LeafKind> {
  id: string;
  field: Extract<Field, { kind: Kind }>;
  spot: Spot;
  /** Ids of the elements that name it, and that say more of it. */
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  onChange(value: unknown): void;
}

type Attributes = Pick<ControlProps, 'id' | 'labelledBy' | 'describedBy' | 'isInvalid'>;

/** The attributes that any control has. */
export const attributesOf = ({ id, labelledBy, describedBy, isInvalid }: Attributes) => ({
  id,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
});

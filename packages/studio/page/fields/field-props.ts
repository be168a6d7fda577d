import type { Spot } from '../model/keys';
import type { Field } from '../site';

/** A field to render, and its places in the content. */
export type FieldProps<Kind extends Field['kind'] = Field['kind']> = {
  /** The name of the field, in words. */
  name: string;
  field: Extract<Field, { kind: Kind }>;
  /** One spot in each language, or a single one. */
  spots: readonly Spot[];
  /** Whether it is the outermost field, whose name is shown above it already. */
  isOutermost?: boolean;
};

/** Kinds of fields that hold one value. */
export type LeafKind = Exclude<Field['kind'], 'group' | 'list' | 'map'>;

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

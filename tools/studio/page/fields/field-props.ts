import type { ComponentType } from 'react';
import type { Field } from '../../src/fields';
import type { Spot } from '../model/place';

/** What is drawn: a field, and where it stands. */
export type FieldPlace<Kind extends Field['kind'] = Field['kind']> = {
  /** In words. */
  name: string;
  field: Extract<Field, { kind: Kind }>;
  /** In each language, or once. */
  spots: readonly Spot[];
  /** Whether it is the outermost one, whose name stands above it already. */
  isOutermost?: boolean;
};

/** What a field of a kind is drawn from. */
export type FieldProps<Kind extends Field['kind'] = Field['kind']> = FieldPlace<Kind> & {
  /** Draws the fields inside of it. */
  Inner: ComponentType<FieldPlace>;
};

/** Kinds of fields that hold one value. */
export type LeafKind = Exclude<Field['kind'], 'group' | 'list' | 'map'>;

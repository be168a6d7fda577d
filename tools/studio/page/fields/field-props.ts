import type { ComponentType } from 'react';
import type { Spot } from '../model/place';
import type { Field } from '../site';

/** A field to render, and its places in the content. */
export type FieldPlace<Kind extends Field['kind'] = Field['kind']> = {
  /** The name of the field, in words. */
  name: string;
  field: Extract<Field, { kind: Kind }>;
  /** One spot in each language, or a single one. */
  spots: readonly Spot[];
  /** Whether it is the outermost field, whose name is shown above it already. */
  isOutermost?: boolean;
};

/** The props of the component that renders a field of a kind. */
export type FieldProps<Kind extends Field['kind'] = Field['kind']> = FieldPlace<Kind> & {
  /** Renders its inner fields. */
  Inner: ComponentType<FieldPlace>;
};

/** Kinds of fields that hold one value. */
export type LeafKind = Exclude<Field['kind'], 'group' | 'list' | 'map'>;

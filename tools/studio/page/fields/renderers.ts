import type { ReactNode } from 'react';
import type { Field } from '../site';
import type { FieldProps } from './field-props';
import { GroupField } from './GroupField';
import { LeafField } from './LeafField';
import { ListField } from './ListField';
import { MapField } from './MapField';

/** The component that renders a field, by kind. */
export const renderers: { [Kind in Field['kind']]: (props: FieldProps<Kind>) => ReactNode } = {
  text: LeafField,
  number: LeafField,
  'yes-no': LeafField,
  choice: LeafField,
  picture: LeafField,
  reference: LeafField,
  union: LeafField,
  group: GroupField,
  list: ListField,
  map: MapField,
};

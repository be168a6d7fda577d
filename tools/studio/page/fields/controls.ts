import type { ReactNode } from 'react';
import { ChoiceControl } from './controls/ChoiceControl';
import type { ControlProps } from './controls/control-props';
import { NumberControl } from './controls/NumberControl';
import { PictureControl } from './controls/PictureControl';
import { ReferenceControl } from './controls/ReferenceControl';
import { TextControl } from './controls/TextControl';
import { UnionControl } from './controls/UnionControl';
import { YesNoControl } from './controls/YesNoControl';
import type { LeafKind } from './field-props';

/** The control for a value, by kind. */
export const controls: { [Kind in LeafKind]: (props: ControlProps<Kind>) => ReactNode } = {
  text: TextControl,
  number: NumberControl,
  'yes-no': YesNoControl,
  choice: ChoiceControl,
  picture: PictureControl,
  reference: ReferenceControl,
  union: UnionControl,
};

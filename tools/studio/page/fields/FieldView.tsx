import type { ReactNode } from 'react';
import type { FieldPlace, FieldProps } from './field-props';
import { renderers } from './renderers';

/** Renders a field of any kind, with its inner fields. */
export function FieldView(props: FieldPlace) {
  const Renderer = renderers[props.field.kind] as (props: FieldProps) => ReactNode;
  return <Renderer {...props} Inner={FieldView} />;
}

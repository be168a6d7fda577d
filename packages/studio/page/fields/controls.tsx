import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { inWords } from '../model/in-words';
import { keyIn, type Spot } from '../model/keys';
import { referredPath } from '../model/subject';
import { useReferred } from '../model/use-names';
import { Input, Select } from '../parts/styles';
import type { Content } from '../session/content';
import { useContent } from '../session/use-session';
import { colors, type Field, placeholdersOf, valueAt } from '../site';
import { TextArea } from '../text/TextArea';
import { useWords } from '../words';
import { attributesOf, type ControlProps, type LeafKind } from './field-props';
import { NumberControl } from './NumberControl';
import { PictureControl } from './PictureControl';

/** Renders a control for a text that visitors read, or a plain input for a text for machines. */
function TextControl(props: ControlProps<'text'>) {
  const { field, spot, onChange, ...rest } = props;
  const { content, known } = useContent();
  const text = String(spot.value ?? '');
  if (!field.isCopy) {
    const type = field.format === 'date' ? 'date' : 'text';
    return <Input {...attributesOf(props)} type={type} value={text} onChange={({ target }) => onChange(target.value)} />;
  }
  const names = known.placeholders[content.files.get(spot.path)?.schema ?? ''] ?? [];
  const source = sourceText(content, spot);
  const placeholders =
    source === undefined ? [...new Set([...names, ...placeholdersOf(field.description ?? '')])] : placeholdersOf(source);
  return (
    <TextArea
      {...rest}
      value={text}
      onChange={onChange}
      language={spot.language ?? content.source}
      placeholders={placeholders}
    />
  );
}

/** Returns the text that a text translates; undefined for the source language. */
export function sourceText(content: Content, { path, key, language }: Spot): string | undefined {
  const file = content.files.get(path);
  if (file?.inner === undefined || language === content.source) return undefined;
  const source = content.files.get(referredPath(content, { file: file.inner, ofLanguage: true }))?.value;
  const text = valueAt(source, keyIn(source, file.value, key));
  return typeof text === 'string' && text !== '' ? text : undefined;
}

const Label = styled.span({ display: 'inline-flex', gap: 8, alignItems: 'center', minHeight: 32 });

const Box = styled.input({ width: 24, height: 24, margin: 0, accentColor: colors.emberText });

/** Renders a checkbox with the word for its state, yes or no. */
function YesNoControl(props: ControlProps<'yes-no'>) {
  const { say } = useWords();
  const isOn = props.spot.value === true;
  return (
    <Label>
      <Box
        {...attributesOf(props)}
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      <span aria-hidden>{say(isOn ? 'yes' : 'no')}</span>
    </Label>
  );
}

/** A value that can be chosen, and the words that stand for it. */
interface Option {
  value: string;
  words: string;
}

/** Renders a select. A current value that is not an option is listed too, so that the value does not change by itself. */
function OptionSelect({ options, ...props }: ControlProps & { options: readonly Option[] }) {
  const value = String(props.spot.value ?? '');
  const all = options.some((option) => option.value === value) ? options : [{ value, words: value }, ...options];
  return (
    <Select {...attributesOf(props)} value={value} onChange={({ target }) => props.onChange(target.value)}>
      {all.map((option) => (
        <option key={option.value} value={option.value}>
          {option.words || '–'}
        </option>
      ))}
    </Select>
  );
}

/** Returns the values that the schema allows, as options. */
const choicesOf = ({ options }: Extract<Field, { kind: 'choice' }>): Option[] =>
  options.map((value) => ({ value, words: inWords(value) }));

/** Renders a select with the values that the schema allows. */
const ChoiceControl = (props: ControlProps<'choice'>) => <OptionSelect {...props} options={choicesOf(props.field)} />;

/** Renders a select with the entries of another list. */
function ReferenceControl(props: ControlProps<'reference'>) {
  const referred = useReferred();
  return <OptionSelect {...props} options={referred(props.field.to, props.spot.language)} />;
}

/** Renders a value of one of several kinds: a select with the options of all kinds, or a text input if a kind is free text. */
function UnionControl(props: ControlProps<'union'>) {
  const referred = useReferred();
  const { field, spot, onChange } = props;
  if (field.options.some(({ kind }) => kind !== 'choice' && kind !== 'reference')) {
    return (
      <Input {...attributesOf(props)} value={String(spot.value ?? '')} onChange={({ target }) => onChange(target.value)} />
    );
  }
  const options = field.options.flatMap((option) => {
    if (option.kind === 'choice') return choicesOf(option);
    return option.kind === 'reference' ? referred(option.to, spot.language) : [];
  });
  return <OptionSelect {...props} options={options} />;
}

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

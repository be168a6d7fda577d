import { sourceText } from '../../model/source-text';
import { Input } from '../../parts/styles';
import { useContent } from '../../session/use-session';
import { placeholdersOf } from '../../site';
import { TextArea } from '../../text/TextArea';
import { attributesOf, type ControlProps } from './control-props';

/** Renders a control for a text that visitors read, or a plain input for a text for machines. */
export function TextControl(props: ControlProps<'text'>) {
  const { field, spot, onChange, ...rest } = props;
  const { content, known } = useContent();
  const text = String(spot.value);
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

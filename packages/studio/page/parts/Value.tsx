import styled from '@emotion/styled';
import { Fragment } from 'react';
import { differences } from '../model/differences';
import { inWords, labelOf } from '../model/in-words';
import { fieldAt } from '../model/subject';
import { colors, type Field } from '../site';
import { sizes } from '../studio-theme';
import { useWords } from '../words';
import { ShownText } from './NameText';

const Frame = styled.div({
  padding: '6px 10px',
  border: `1px solid ${colors.line}`,
  borderRadius: 6,
  background: colors.paper,
});

const Title = styled.div({ color: colors.inkSoft, fontSize: sizes.small });

const Body = styled.div({ maxHeight: '14rem', overflow: 'auto', whiteSpace: 'pre-wrap' });

const List = styled.ul({ paddingInlineStart: '1.2em', listStyle: 'disc', '& li + li': { marginTop: 2 } });

/** Underlined, too: colour alone says nothing to some. */
const Mark = styled.mark({ background: colors.pale, color: 'inherit', textDecoration: `underline 2px ${colors.ember[2]}` });

const Group = styled.dl({
  display: 'grid',
  gap: 4,
  '& dt': { color: colors.inkSoft, fontSize: sizes.small },
  '& dd': { marginInlineStart: 0 },
});

interface ValueProps {
  value: unknown;
  /** The version beside it: in a text, the words that this one lacks are marked. */
  other?: unknown;
  /** Undefined if no schema describes the value. */
  field?: Field;
}

interface TitledValueProps extends ValueProps {
  title: string;
  /** The language of the value's texts; undefined for facts. */
  language?: string | undefined;
}

/** Renders a value of a file in words, in a frame with a title. */
export const TitledValue = ({ title, language, ...props }: TitledValueProps) => (
  <Frame>
    <Title>{title}</Title>
    <Body tabIndex={0} role="group" aria-label={title}>
      <div lang={language}>
        <Value {...props} />
      </div>
    </Body>
  </Frame>
);

/** Renders a value in words: a list with bullets, a group with the labels of its fields. */
function Value({ value, other, field }: ValueProps) {
  const { say } = useWords();
  if (value === undefined || value === null || value === '') return <>{say('none')}</>;
  if (typeof value === 'boolean') return <>{say(value ? 'yes' : 'no')}</>;
  if (typeof value === 'string' && field?.kind === 'choice') return <>{inWords(value)}</>;
  if (typeof value === 'string') return <ComparedText text={value} other={other} />;
  if (typeof value !== 'object') return <>{String(value)}</>;
  const parts = Object.entries(value).filter(([name]) => name !== '$schema');
  if (parts.length === 0) return <>{say('none')}</>;
  const inner = (name: string) => fieldAt(field, [name]);
  if (Array.isArray(value)) {
    return (
      <List>
        {parts.map(([index, part]) => (
          <li key={index}>
            <Value value={part} field={inner(index)} />
          </li>
        ))}
      </List>
    );
  }
  return (
    <Group>
      {parts.map(([name, part]) => (
        <div key={name}>
          <dt lang="en">{field?.kind === 'map' ? name : labelOf(name)}</dt>
          <dd>
            <Value value={part} field={inner(name)} />
          </dd>
        </div>
      ))}
    </Group>
  );
}

/** Marks the words of a text that another version of it lacks. */
function ComparedText({ text, other }: { text: string; other: unknown }) {
  const parts = typeof other === 'string' ? differences(text, other) : [];
  // Nothing in common: every word would be marked.
  if (parts.every(({ isNew }) => isNew)) return <ShownText text={text} />;
  return (
    <>
      {parts.map(({ text: part, isNew }, index) => {
        const Part = isNew ? Mark : Fragment;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
          <Part key={index}>
            <ShownText text={part} />
          </Part>
        );
      })}
    </>
  );
}

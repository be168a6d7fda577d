import styled from '@emotion/styled';
import { colors } from '../site';
import { sizes } from '../studio-theme';
import { useWords } from '../words';

const Frame = styled.div({
  padding: '6px 10px',
  border: `1px solid ${colors.line}`,
  borderRadius: 6,
  background: colors.paper,
});

const Title = styled.div({ color: colors.inkSoft, fontSize: sizes.small });

const Text = styled.div({ maxHeight: '12rem', overflow: 'auto', whiteSpace: 'pre-wrap' });

/** Renders a value of a file: a text as it is, anything else as JSON. */
export function Value({ title, value }: { title: string; value: unknown }) {
  const { say } = useWords();
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <Frame>
      <Title>{title}</Title>
      <Text tabIndex={0}>{text ?? say('none')}</Text>
    </Frame>
  );
}

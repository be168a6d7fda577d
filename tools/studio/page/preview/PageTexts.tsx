import styled from '@emotion/styled';
import { useNavigation } from '../navigation';
import { Sheet } from '../parts/styles';
import { useContent } from '../session/use-session';
import { colors, formatKey } from '../site';
import { useWords } from '../words';
import type { ListedText } from './use-preview';

const List = styled.ul({ maxHeight: '30vh', overflow: 'auto' });

const TextButton = styled.button({
  width: '100%',
  minHeight: 28,
  padding: '2px 6px',
  border: 0,
  background: 'none',
  color: colors.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: colors.pale },
  // The list cuts off what is outside.
  '&:focus-visible': { outlineOffset: -3 },
});

/** Lists all texts of the previewed page, as an alternative to clicks in the preview. */
export function PageTexts({ texts }: { texts: readonly ListedText[] }) {
  const { say } = useWords();
  const { pick } = useNavigation();
  const { content } = useContent();
  const named = texts.map((text, index) => ({ id: `${text.path} ${formatKey(text.key)} ${index}`, text }));
  return (
    <Sheet aria-label={say('textsOfPage')}>
      <List>
        {named.map(({ id, text }) => (
          <li key={id}>
            <TextButton type="button" lang={content.files.get(text.path)?.language} onClick={() => pick(text)}>
              {text.text}
            </TextButton>
          </li>
        ))}
      </List>
    </Sheet>
  );
}

import styled from '@emotion/styled';
import { type ReactNode, useId, useState } from 'react';
import { colors } from '../site';

const Frame = styled.div({ border: `1px solid ${colors.line}`, borderRadius: 6, background: colors.paper });

const Head = styled.div({ display: 'flex', gap: 4, alignItems: 'center', padding: 4 });

const Button = styled.button({
  flex: 1,
  minWidth: 0,
  minHeight: 32,
  padding: '4px 8px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&::before': { content: '"▸"', display: 'inline-block', width: '1.25em' },
  '&[aria-expanded="true"]::before': { content: '"▾"' },
});

const Body = styled.div({ display: 'grid', gap: 16, padding: '8px 12px 16px' });

interface FoldProps {
  /** The id of the button that toggles it. */
  id?: string;
  title: ReactNode;
  /** Whether it contains the selected place. */
  isWanted: boolean;
  /** Rendered beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders a collapsible section. It opens on click, and by itself when it contains the selected place. */
export function Fold({ id, title, isWanted, actions, children }: FoldProps) {
  const [open, setOpen] = useState<boolean>();
  const body = useId();
  const isOpen = open ?? isWanted;
  return (
    <Frame>
      <Head>
        <Button type="button" id={id} aria-expanded={isOpen} aria-controls={body} onClick={() => setOpen(!isOpen)}>
          {title}
        </Button>
        {actions}
      </Head>
      <div id={body}>{isOpen && <Body>{children}</Body>}</div>
    </Frame>
  );
}

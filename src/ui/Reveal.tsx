import styled from '@emotion/styled';
import type { CSSProperties, ReactNode } from 'react';
import { durations } from '../theme/tokens';
import { useReveal } from './use-reveal';

const Root = styled('div')({
  height: '100%',
  '@media (prefers-reduced-motion: no-preference) and (scripting: enabled)': {
    '&[data-reveal="waiting"]': { opacity: 0, transform: 'translateY(16px)' },
    '&[data-reveal="playing"]': {
      transition: `opacity ${durations.reveal}ms ease-out, transform ${durations.reveal}ms ease-out`,
      transitionDelay: `calc(var(--reveal-order) * ${durations.revealStagger}ms)`,
    },
  },
});

interface RevealProps {
  /** Its position among the elements that are revealed together, from 0. */
  order?: number;
  children: ReactNode;
}

/** Reveals its content with a movement when it first comes into view (section 9 of the specification). */
export function Reveal({ order = 0, children }: RevealProps) {
  const { ref, state } = useReveal<HTMLDivElement>();
  return (
    <Root ref={ref} data-reveal={state} style={{ '--reveal-order': order } as CSSProperties}>
      {children}
    </Root>
  );
}

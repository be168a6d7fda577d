import { type CSSObject, styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { durations } from '../theme/tokens';
import { useReveal } from './use-reveal';

/**
 * Styles of an element with `data-reveal`: it, or a part of it, is revealed. Never hidden: what is printed, what has the focus, and anything
 * for visitors who prefer less motion.
 * @param part what follows the element in the selector of its part
 */
export const revealed = (part = ''): CSSObject => ({
  '@media screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)': {
    [`&[data-reveal="waiting"]:not(:focus-within)${part}`]: { opacity: 0, transform: 'translateY(16px)' },
    [`&[data-reveal="playing"]${part}`]: {
      transition: `opacity ${durations.reveal}ms ease-out, transform ${durations.reveal}ms ease-out`,
      transitionDelay: `calc(var(--reveal-order, 0) * ${durations.revealStagger}ms)`,
    },
  },
});

const Root = styled('div')({ height: '100%', ...revealed() });

interface RevealProps {
  /** Its position among the elements that are revealed together, from 0. */
  order?: number;
  children: ReactNode;
}

/** Reveals its content with a movement when it first comes into view (docs/product.md, Motion). */
export function Reveal({ order = 0, children }: RevealProps) {
  const { ref, state } = useReveal<HTMLDivElement>();
  return (
    <Root ref={ref} data-reveal={state} style={{ '--reveal-order': order } as CSSProperties}>
      {children}
    </Root>
  );
}

import { type CSSObject, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
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
      transitionDelay: 'var(--reveal-delay)',
    },
  },
});

const Root = styled('div')({ height: '100%', ...revealed() });

/** Reveals its content with a movement when it first comes into view, a little after the one before it (docs/product.md, Motion). */
export function Reveal({ children }: { children: ReactNode }) {
  const { ref, state } = useReveal<HTMLDivElement>({ takesTurns: true });
  return (
    <Root ref={ref} data-reveal={state}>
      {children}
    </Root>
  );
}

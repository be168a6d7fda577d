import styled from '@emotion/styled';
import { colors } from '../site';
import { sizes } from '../studio-theme';

/** For a language's name that stands alone: French and Spanish write it with a small letter. */
export const capitalised = { '&::first-letter': { textTransform: 'uppercase' } } as const;

/** Small, secondary text. */
export const Note = styled.p({ color: colors.inkSoft, fontSize: sizes.small, maxWidth: '72ch' });

/** Says why what was typed cannot be kept. It takes no space while it is empty, but screen readers know it. */
export const NotKept = styled(Note)({ color: colors.ember[4], fontWeight: 700, '&:empty': { position: 'absolute' } });

/** The heading of a view. */
export const ViewHeading = styled.h2({
  fontSize: '1.375rem',
  fontWeight: 740,
  fontStretch: '108%',
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
});

/** The heading of a part of a view. */
export const PartHeading = styled.h3({ fontSize: sizes.heading, fontWeight: 700, lineHeight: 1.3 });

/** A column: items below each other. */
export const Stack = styled.div<{ gap?: number }>(({ gap = 12 }) => ({ display: 'grid', gap, alignContent: 'start' }));

/** A row: items beside each other, which wrap. */
export const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

/** A card on the background of the panel. */
export const Sheet = styled.section({
  display: 'grid',
  gap: 16,
  padding: 16,
  background: colors.paper,
  border: `1px solid ${colors.line}`,
  borderRadius: 8,
});

/** A grid at full width, with as many columns as fit. */
export const Columns = styled.div({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr))',
  alignItems: 'start',
});

/** The least width of a column beside others, and the gap between them. */
const column = { least: '13.5rem', gap: 12 } as const;

/** A number of columns at full width: all beside each other if there is room for all of them, else all below each other. */
export const Side = styled.div<{ count: number }>(({ count }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: column.gap,
  alignItems: 'start',
  '& > *': {
    flexGrow: 1,
    // Far more than the width if there is too little room, else less than nothing.
    flexBasis: `calc((${count} * ${column.least} + ${(count - 1) * column.gap}px - 100%) * 999)`,
    minWidth: 0,
    maxWidth: '100%',
  },
}));

/** The styles of the box of every field. */
export const box = {
  width: '100%',
  minHeight: 36,
  padding: '6px 10px',
  border: `1px solid ${colors.inkSoft}`,
  borderRadius: 6,
  background: colors.paper,
  color: colors.ink,
  font: 'inherit',
  '&[aria-invalid="true"]': { borderColor: colors.ember[4], borderWidth: 2, padding: '5px 9px' },
} as const;

/** A text input of one line. */
export const Input = styled.input(box);

/** A select box. */
export const Select = styled.select(box);

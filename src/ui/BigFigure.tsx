import { styled } from '@mui/material/styles';
import { colors, sizes } from '../theme/tokens';
import { GradientText } from './GradientText';
import { useCountUp } from './use-count-up';

interface BigFigureProps {
  figure: string;
  /** What the figure counts. */
  description: string;
}

const Figure = styled(GradientText)({
  display: 'block',
  width: 'fit-content',
  // Relative to its container, if there is one: five characters fit, also with increased letter spacing (WCAG 2.2, 1.4.12).
  fontSize: `min(${sizes.figure}, 24cqi)`,
  fontStretch: '118%',
  fontWeight: 800,
  letterSpacing: '-0.05em',
  lineHeight: 0.95,
  // The no-break space before the sign is meant for text sizes.
  wordSpacing: '-0.14em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const Description = styled('span')({
  display: 'block',
  maxWidth: '15em',
  marginTop: 12,
  color: colors.inkSoft,
  fontSize: sizes.small,
  lineHeight: 1.35,
  textWrap: 'balance',
});

/** The label’s big figure and what it counts. */
export function BigFigure({ figure, description }: BigFigureProps) {
  const ref = useCountUp<HTMLSpanElement>(figure);
  return (
    <p>
      <Figure ref={ref}>{figure}</Figure>
      <Description>{description}</Description>
    </p>
  );
}

import { styled } from '@mui/material/styles';
import { textStyles } from '../theme/text-styles';
import { colors, sizes } from '../theme/tokens';
import { GradientText } from './GradientText';
import { useCountUp } from './use-count-up';

interface BigFigureProps {
  figure: string;
  /** What the figure counts, if it stands below it. */
  description?: string;
}

const Figure = styled(GradientText)({
  ...textStyles.figure,
  display: 'block',
  width: 'fit-content',
  // Relative to its container, if there is one: five characters fit, also with increased letter spacing (WCAG 2.2, 1.4.12).
  fontSize: `min(${sizes.figure}, 24cqi)`,
});

const Description = styled('span')({
  display: 'block',
  maxWidth: '15em',
  marginTop: 12,
  color: colors.inkSoft,
  lineHeight: 1.35,
  textWrap: 'balance',
});

/** The label’s big figure and, below it, what it counts. */
export function BigFigure({ figure, description }: BigFigureProps) {
  const ref = useCountUp<HTMLSpanElement>(figure);
  return (
    <p>
      <Figure ref={ref}>{figure}</Figure>
      {description && <Description>{description}</Description>}
    </p>
  );
}

import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { stages } from '../content/stages';
import { colors, labelBars, sizes } from '../theme/tokens';

const last = stages.length - 1;

/** Width of the longest bar. */
const longest = 'min(100%, 26rem)';

/** On the bar of all stages, the widths of A, on which both letters stand, and of each other letter but G, in pixels. */
const stripes = { first: 66, other: 8 };

const bar = {
  minWidth: 'max-content',
  maxWidth: '100%',
  '& .MuiChip-label': { display: 'flex', justifyContent: 'space-between', gap: 1.5 },
  '& b': { fontWeight: 800, fontStretch: '115%' },
};

const large = { paddingBlock: '9px', fontSize: sizes.body };

/** It climbs from G, with the words, to A. */
const whole = {
  ...bar,
  width: longest,
  color: colors.paper,
  background: `linear-gradient(to left, ${labelBars.map(({ fill }, index) => `${fill} 0 ${stripes.first + index * stripes.other}px`).join()})`,
  '& b': { ...bar['& b'], marginInlineStart: `${(last - 1) * stripes.other + 8}px`, color: colors.ink },
};

interface StageBarProps {
  /** null: all of them, from G to A. */
  stage: (typeof stages)[number] | null;
  /** What stands on the bar of all stages. */
  label: string;
  isLarge?: boolean;
}

/** The bar of the energy label for the stage that a feature serves, with its letter, as long as on the label. */
export function StageBar({ stage, label, isLarge = false }: StageBarProps) {
  const { t } = useTranslation('hero');
  const index = stage === null ? 0 : last - stages.indexOf(stage);
  const { letter, fill, text } = labelBars[index] ?? labelBars[0];
  return (
    <Chip
      label={
        <>
          <span>{stage === null ? label : t(`stages.${stage}`)}</span>
          <b aria-hidden="true">{stage === null ? `${labelBars[last]?.letter}–${letter}` : letter}</b>
        </>
      }
      sx={{
        ...(stage === null
          ? whole
          : { ...bar, width: `calc(${longest} * ${0.52 + 0.08 * index})`, color: text, background: fill }),
        ...(isLarge && large),
      }}
    />
  );
}

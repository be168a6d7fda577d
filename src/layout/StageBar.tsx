import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { stages } from '../content/stages';
import { colors, labelBars } from '../theme/tokens';

const last = stages.length - 1;

/** On the bar of all stages, the widths of A, on which both letters stand, and of each other letter but G, in pixels. */
const stripes = { first: 66, other: 8 };

const bar = {
  minWidth: 'max-content',
  maxWidth: '100%',
  '& .MuiChip-label': { display: 'flex', justifyContent: 'space-between', gap: 1.5 },
  '& b': { fontWeight: 800, fontStretch: '115%' },
};

/** It climbs from G, with the words, to A. */
const whole = {
  ...bar,
  width: '100%',
  color: colors.paper,
  background: `linear-gradient(to left, ${labelBars.map(({ fill }, index) => `${fill} 0 ${stripes.first + index * stripes.other}px`).join()})`,
  '& b': { ...bar['& b'], marginInlineStart: `${(last - 1) * stripes.other + 8}px`, color: colors.ink },
};

/**
 * The bar of the energy label for the stage that a feature serves, with its letter, as long as on the label.
 * @param stage the stage; null: all of them, from G to A
 * @param label what stands on the bar of all stages
 */
export function StageBar({ stage, label }: { stage: (typeof stages)[number] | null; label: string }) {
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
      sx={stage === null ? whole : { ...bar, width: `${52 + 8 * index}%`, color: text, background: fill }}
    />
  );
}

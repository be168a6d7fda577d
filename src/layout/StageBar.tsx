import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { stages } from '../content/stages';
import { colors, labelBars, sizes } from '../theme/tokens';

const last = stages.length - 1;

/** Width of the longest bar. */
const longest = 'min(100%, 26rem)';

/** On the bar of all stages, the widths of A, on which both letters stand, and of each other letter but G, in pixels. */
interface Stripes {
  first: number;
  other: number;
}

/** One class for all stages: another one for each would repeat the rest in every page. */
const barOf = ({ first, other }: Stripes) => ({
  minWidth: 'fit-content',
  maxWidth: '100%',
  '& .MuiChip-label': { display: 'flex', justifyContent: 'space-between', gap: 1.5 },
  '& b': { fontWeight: 800, fontStretch: '115%', whiteSpace: 'nowrap' },
  ...Object.fromEntries(
    labelBars.map(({ letter, fill, text }, index) => [
      `&[data-letter="${letter}"]`,
      { width: `calc(${longest} * ${0.52 + 0.08 * index})`, color: text, background: fill },
    ]),
  ),
  // It climbs from G, with the words, to A.
  '&:not([data-letter])': {
    width: longest,
    color: colors.paper,
    background: `linear-gradient(to left, ${labelBars.map(({ fill }, index) => `${fill} 0 ${first + index * other}px`).join()})`,
    '& b': { marginInlineStart: `${(last - 1) * other + 4}px`, color: colors.ink },
  },
});

const small = { ...barOf({ first: 56, other: 4 }), fontSize: sizes.caption };

const large = { ...barOf({ first: 66, other: 8 }), paddingBlock: '9px', fontSize: sizes.body };

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
  const letter = stage === null ? undefined : labelBars[last - stages.indexOf(stage)]?.letter;
  return (
    <Chip
      data-letter={letter}
      label={
        <>
          <span>{stage === null ? label : t(`stages.${stage}`)}</span>
          <b aria-hidden="true">{letter ?? `${labelBars[last]?.letter}–${labelBars[0].letter}`}</b>
        </>
      }
      sx={isLarge ? large : small}
    />
  );
}

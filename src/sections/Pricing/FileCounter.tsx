import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { writeCount, writeNumber } from '../../content/notation';
import { useLanguage } from '../../layout/LanguageProvider';
import { screenOnly } from '../../theme/print-styles';
import { colors, sizes } from '../../theme/tokens';
import { withoutScripts } from '../../theme/without-scripts';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface FileCounterProps {
  additional: number;
  /** How many files one click adds or takes away. */
  step: number;
  /** Files in all. */
  total: number;
  /** Price of one more file, formatted. */
  unitPrice: string;
  onChange: (additional: number) => void;
}

/** The counter needs scripts: without them, only the price per file is shown. */
const hiddenWithoutScripts = { ...withoutScripts({ display: 'none' }), ...screenOnly };

const counter = {
  display: 'flex',
  alignItems: 'center',
  border: `1.5px solid ${colors.line}`,
  fontWeight: 700,
  '& > button': {
    width: 48,
    height: 48,
    color: 'text.primary',
    fontSize: sizes.title,
    fontWeight: 700,
    lineHeight: 1,
    '&:hover:not([aria-disabled="true"])': { bgcolor: colors.wash },
    '&[aria-disabled="true"]': { color: 'text.secondary', cursor: 'not-allowed' },
    // The ring of the focus keeps its full colour.
    '&[aria-disabled="true"]:not(:focus-visible)': { opacity: 0.5 },
  },
  '& > output': { minWidth: '3.5em', textAlign: 'center' },
  ...hiddenWithoutScripts,
};

/** Adds files in steps, never below none (docs/product.md, Pricing). */
export function FileCounter({ additional, step, total, unitPrice, onChange }: FileCounterProps) {
  const { t } = useTranslation('pricingSection');
  const { notation } = useLanguage();
  const counted = (count: number) => writeCount(count, notation);
  const label = useId();
  return (
    <>
      <Typography id={label} sx={{ mb: 0.5, fontWeight: 700, ...hiddenWithoutScripts }}>
        {t('counter')}
      </Typography>
      {/* The explanation is next to the counter if there is space. */}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        <Box role="group" aria-labelledby={label} sx={counter}>
          {/* aria-disabled: a really disabled button would lose the focus. */}
          <ButtonBase
            aria-label={t('removeFiles', counted(step))}
            aria-disabled={additional === 0}
            onClick={() => onChange(Math.max(0, additional - step))}
          >
            −
          </ButtonBase>
          <output>
            <span aria-hidden="true">{`+${writeNumber(additional, notation)}`}</span>{' '}
            <VisuallyHidden>{t('additionalFiles', counted(additional))}</VisuallyHidden>
          </output>
          <ButtonBase aria-label={t('addFiles', counted(step))} onClick={() => onChange(additional + step)}>
            +
          </ButtonBase>
        </Box>
        <Box sx={{ color: 'text.secondary', lineHeight: 1.4 }}>
          <div>{t('totalFiles', counted(total))}</div>
          <div>{t('additionalFilePrice', { amount: unitPrice })}</div>
        </Box>
      </Stack>
    </>
  );
}

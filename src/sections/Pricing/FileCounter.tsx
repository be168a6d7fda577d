import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
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

const Root = styled('div')({ display: 'grid', gap: 4, justifyItems: 'start' });

/** The explanation is next to the counter if there is space. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 18px',
});

const Notes = styled('div')({
  display: 'grid',
  color: colors.inkSoft,
  fontSize: sizes.body,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

/** The counter needs scripts: without them, only the price per file is shown. */
const hiddenWithoutScripts = { ...withoutScripts({ display: 'none' }), ...screenOnly };

const Label = styled('span')({ fontSize: sizes.body, fontWeight: 700, ...hiddenWithoutScripts });

const Counter = styled('div')({
  display: 'flex',
  alignItems: 'center',
  border: `1.5px solid ${colors.line}`,
  '& > button': {
    width: 48,
    height: 48,
    color: colors.ink,
    fontSize: sizes.title,
    fontWeight: 700,
    lineHeight: 1,
    '&:hover:not([aria-disabled="true"])': { background: colors.wash },
    '&[aria-disabled="true"]': { color: colors.inkSoft, cursor: 'not-allowed' },
    // The ring of the focus keeps its full colour.
    '&[aria-disabled="true"]:not(:focus-visible)': { opacity: 0.5 },
  },
  '& > output': {
    minWidth: '3.5em',
    textAlign: 'center',
    fontSize: sizes.body,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  ...hiddenWithoutScripts,
});

/** Adds files in steps, never below none (docs/product.md, Pricing). */
export function FileCounter({ additional, step, total, unitPrice, onChange }: FileCounterProps) {
  const { t } = useTranslation('pricingSection');
  const { notation } = useLanguage();
  const counted = (count: number) => writeCount(count, notation);
  const label = useId();
  return (
    <Root>
      <Label id={label}>{t('counter')}</Label>
      <Row>
        <Counter role="group" aria-labelledby={label}>
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
        </Counter>
        <Notes>
          <span>{t('totalFiles', counted(total))}</span>
          <span>{t('additionalFilePrice', { amount: unitPrice })}</span>
        </Notes>
      </Row>
    </Root>
  );
}

import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { writeCount } from '../../content/notation';
import { useLanguage } from '../../page/LanguageProvider';
import { colors, sizes } from '../../theme/tokens';
import { withoutScripts } from '../../theme/without-scripts';

interface FileCounterProps {
  additional: number;
  /** How many files one press adds or takes away. */
  step: number;
  /** Files in all. */
  total: number;
  /** Price of one more file, formatted. */
  unitPrice: string;
  onChange: (additional: number) => void;
}

const Root = styled('div')({ display: 'grid', gap: 6, justifyItems: 'start', marginBottom: 28 });

/** Nothing counts without scripts: what a file costs stays. */
const hiddenWithoutScripts = withoutScripts({ display: 'none' });

const Label = styled('span')({ fontSize: sizes.small, fontWeight: 700, ...hiddenWithoutScripts });

const Counter = styled('div')({
  display: 'flex',
  alignItems: 'center',
  border: `1.5px solid ${colors.line}`,
  borderRadius: 12,
  '& > button': {
    width: 52,
    height: 52,
    border: 0,
    borderRadius: 10,
    background: 'none',
    color: colors.ink,
    font: 'inherit',
    fontSize: sizes.title,
    fontWeight: 700,
    lineHeight: 1,
    cursor: 'pointer',
    '&:hover:not([aria-disabled="true"])': { background: colors.wash },
    '&[aria-disabled="true"]': { color: colors.inkSoft, cursor: 'not-allowed' },
    // The ring of the focus keeps its full colour.
    '&[aria-disabled="true"]:not(:focus-visible)': { opacity: 0.5 },
  },
  '& > output': {
    minWidth: '11.5em',
    textAlign: 'center',
    fontSize: sizes.small,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  '@media (max-width: 400px)': { width: '100%', '& > output': { minWidth: 0, flex: 1 } },
  ...hiddenWithoutScripts,
});

const Note = styled('span')({ color: colors.inkSoft, fontSize: sizes.small, fontVariantNumeric: 'tabular-nums' });

/** Adds files in steps, never below none (section 4 of the specification). */
export function FileCounter({ additional, step, total, unitPrice, onChange }: FileCounterProps) {
  const { t } = useTranslation('pricingSection');
  const { notation } = useLanguage();
  const counted = (count: number) => writeCount(count, notation);
  const label = useId();
  return (
    <Root>
      <Label id={label}>{t('counter')}</Label>
      <Counter role="group" aria-labelledby={label}>
        {/* Disabled by name alone: a button that is disabled drops the focus of whoever pressed it. */}
        <button
          type="button"
          aria-label={t('removeFiles', counted(step))}
          aria-disabled={additional === 0}
          onClick={() => onChange(Math.max(0, additional - step))}
        >
          −
        </button>
        <output>{t('additionalFiles', counted(additional))}</output>
        <button type="button" aria-label={t('addFiles', counted(step))} onClick={() => onChange(additional + step)}>
          +
        </button>
      </Counter>
      <Note>{t('totalFiles', counted(total))}</Note>
      <Note>{t('additionalFilePrice', { price: unitPrice })}</Note>
    </Root>
  );
}

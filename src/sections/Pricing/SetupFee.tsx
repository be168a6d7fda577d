import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { writeEuros } from '../../content/notation';
import { useLanguage } from '../../page/LanguageProvider';
import { colors, durations, lowWindow, sizes, touchTarget } from '../../theme/tokens';
import { ArrowList } from '../../ui/ArrowList';
import { useHoverIntent } from '../../ui/use-hover-intent';

interface SetupFeeProps {
  /** One-off, in euros. */
  fee: number;
  items: readonly string[];
}

const Root = styled('div')({
  position: 'relative',
  marginTop: 24,
  paddingTop: 16,
  borderTop: `1px solid ${colors.line}`,
  fontSize: sizes.small,
  color: colors.inkSoft,
  textWrap: 'pretty',
});

const Summary = styled('summary')({
  ...touchTarget,
  color: colors.ink,
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  // The words above are near.
  '&:focus-visible': { outlineOffset: 0 },
  // Room for the card, where the keyboard arrives.
  scrollMarginBottom: 'min(140px, 18vh)',
  // Where there is none, the summary itself must stay in sight.
  [lowWindow]: { scrollMarginBottom: 0 },
});

const Items = styled(ArrowList)({ paddingBlock: '6px 4px', color: colors.ink });

const Card = styled('div')({
  position: 'absolute',
  zIndex: 5,
  // Below the fee, where there is no text: at the foot of the pack and in the space below it.
  top: '100%',
  insetInline: 0,
  padding: '10px 20px 12px',
  border: `1.5px solid ${colors.ink}`,
  background: colors.paper,
  color: colors.ink,
  lineHeight: 1.4,
  '& > p': { margin: '0 0 8px', fontWeight: 700 },
  // As flat as its width allows.
  '& > ul': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17em), 1fr))', gap: '2px 20px' },
});

/**
 * The one-off fee. A card explains it on hover and keyboard focus; for touch, and for everyone else, the same list opens in place
 * (docs/product.md, Pricing).
 */
export function SetupFee({ fee, items }: SetupFeeProps) {
  const { t } = useTranslation('pricingSection');
  const { notation } = useLanguage();
  const { open, setOpen, hoverProps } = useHoverIntent({
    openDelay: durations.hoverCardOpen,
    closeDelay: durations.hoverCardClose,
  });
  const list = items.map((item) => <li key={item}>{item}</li>);
  return (
    <Root>
      {t('setupFee', { amount: writeEuros(fee, notation) })}
      <div {...hoverProps}>
        <details onToggle={() => setOpen(false)}>
          <Summary
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
            onBlur={() => setOpen(false)}
          >
            {t('setupDetails')}
          </Summary>
          <Items>{list}</Items>
        </details>
        {open && (
          // The list in place says the same to screen readers.
          <Card aria-hidden="true" data-hover-card>
            <p>{t('setupTitle')}</p>
            <ArrowList>{list}</ArrowList>
          </Card>
        )}
      </div>
    </Root>
  );
}

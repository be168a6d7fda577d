import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { writeEuros } from '../../content/notation';
import { useLanguage } from '../../layout/LanguageProvider';
import { colors, durations, sizes, touchTarget } from '../../theme/tokens';
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
  fontSize: sizes.body,
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
});

const Items = styled(ArrowList)({ paddingBlock: '6px 4px', color: colors.ink });

const Card = styled('div')({
  position: 'absolute',
  zIndex: 5,
  // Below the fee, where there is no text: at the foot of the pack and in the space below it.
  top: '100%',
  '&[data-above]': { top: 'auto', bottom: '100%' },
  // The list in place says the same.
  'details[open] + &': { display: 'none' },
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

/** Opens the card above the fee if there is more room than below it, where it does not fit (docs/product.md, Pricing). */
function place(card: HTMLElement | null): void {
  const fee = card?.offsetParent?.getBoundingClientRect();
  if (!card || !fee) return;
  // What covers the window's edges.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const above = fee.top - Number.parseFloat(scrollPaddingTop);
  const below = window.innerHeight - Number.parseFloat(scrollPaddingBottom) - fee.bottom;
  card.toggleAttribute('data-above', below < card.offsetHeight && below < above);
}

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
    <Root {...hoverProps}>
      {t('setupFee', { amount: writeEuros(fee, notation) })}
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
        <Card ref={place} aria-hidden="true" data-hover-card>
          <p>{t('setupTitle')}</p>
          <ArrowList>{list}</ArrowList>
        </Card>
      )}
    </Root>
  );
}

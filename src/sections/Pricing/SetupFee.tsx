import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { writeEuros } from '../../content/notation';
import { useLanguage } from '../../layout/LanguageProvider';
import { colors, durations, touchTarget } from '../../theme/tokens';
import { unfolded, whereUnfolded } from '../../theme/unfolded';
import { ArrowList } from '../../ui/ArrowList';
import { useHoverIntent } from '../../ui/use-hover-intent';

interface SetupFeeProps {
  /** One-off, in euros. */
  fee: number;
  items: readonly string[];
}

const summary = {
  ...touchTarget,
  color: 'text.primary',
  fontWeight: 700,
  textDecoration: 'underline',
  // The words above are near.
  '&:focus-visible': { outlineOffset: 0 },
};

/** From 1024 px on, the list is always open, in place. */
const details = { ...unfolded('lg'), '@media print': { '& > summary': { display: 'none' } } };

/** As flat as its width allows. */
const columns = 'repeat(auto-fit, minmax(min(100%, 17em), 1fr))';

const card = {
  position: 'absolute',
  zIndex: 5,
  // Below the fee, where there is no text: at the foot of the pack and in the space below it.
  top: '100%',
  '&[data-above]': { top: 'auto', bottom: '100%' },
  // On the list in place, which says the same.
  ...whereUnfolded('lg', { '&, &[data-above]': { top: 0, bottom: 'auto' } }),
  'details[open] + &': { display: 'none' },
  insetInline: 0,
  p: 2,
  border: `1.5px solid ${colors.ink}`,
  bgcolor: 'background.paper',
  color: 'text.primary',
  lineHeight: 1.4,
  '& > ul': { gridTemplateColumns: columns, columnGap: 2.5, rowGap: 0.25 },
};

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
    <Box
      {...hoverProps}
      sx={{
        position: 'relative',
        mt: 3,
        pt: 2,
        borderTop: `1px solid ${colors.line}`,
        color: 'text.secondary',
        textWrap: 'pretty',
      }}
    >
      {t('setupFee', { amount: writeEuros(fee, notation) })}
      <Box sx={whereUnfolded('lg', { position: 'relative' })}>
        <Box component="details" onToggle={() => setOpen(false)} sx={details}>
          <Box
            component="summary"
            sx={summary}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
            onBlur={() => setOpen(false)}
          >
            {t('setupDetails')}
          </Box>
          <ArrowList
            sx={{
              columnGap: 3,
              py: 0.75,
              color: 'text.primary',
              gridTemplateColumns: { lg: columns, xl: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {list}
          </ArrowList>
        </Box>
        {open && (
          // The list in place says the same to screen readers.
          <Box ref={place} aria-hidden="true" data-hover-card sx={card}>
            <Typography sx={{ mb: 1, fontWeight: 700 }}>{t('setupTitle')}</Typography>
            <ArrowList>{list}</ArrowList>
          </Box>
        )}
      </Box>
    </Box>
  );
}

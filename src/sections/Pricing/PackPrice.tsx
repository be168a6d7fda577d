import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeCount, writeEuros } from '../../content/notation';
import { useLanguage } from '../../layout/LanguageProvider';
import { sizes } from '../../theme/tokens';
import { FileCounter } from './FileCounter';
import { priceOf, writeCents } from './price-of';

/** Not wider than the card, also where readers have enlarged the text (WCAG 2.2, 1.4.10). */
const figure = (share: string) => `min(${sizes.figure}, ${share})`;

/** Letters are smaller with a fourth digit, in a line of the same height: the counter’s buttons stay under the pointer. */
const line = { xs: figure('14vw'), md: sizes.figure, lg: figure('6.8vw') };

const amount = {
  // A space that can be seen.
  wordSpacing: 0,
  fontSize: line,
  lineHeight: line,
  '&[data-long]': { fontSize: { xs: figure('10vw'), md: sizes.figure, lg: figure('4.2vw') } },
};

/** One line, as long as there is room. */
const facts = {
  flexWrap: 'wrap',
  columnGap: '1.2em',
  // No separator where a line begins.
  overflow: 'clip',
  mb: 2,
  color: 'text.secondary',
  '& > li': { position: 'relative' },
  '& > li::before': { content: '"·"', position: 'absolute', left: '-0.75em' },
};

/** The price and the files of a pack, and the counter that changes both at once. */
export function PackPrice({ pack }: { pack: Queries.PackPriceFragment }) {
  const { t } = useTranslation('pricingSection');
  const { notation } = useLanguage();
  const [additional, setAdditional] = useState(0);
  const { price, additionalFilePrice, includedFiles } = pack;
  const now = priceOf({ price: price ?? 0, includedFiles, additionalFilePrice: additionalFilePrice ?? 0 }, additional);
  return (
    <>
      <Amount price={price && now.price} />
      {price !== null && now.files > 0 && (
        <Typography color="textSecondary">
          {t('pricePerFile', { amount: writeCents(now.price / now.files, notation) })}
        </Typography>
      )}
      <Box sx={{ my: { xs: 1.5, lg: 2.5 } }}>
        {additionalFilePrice !== null && (
          <FileCounter
            additional={additional}
            step={pack.additionalFilesStep}
            total={now.files}
            unitPrice={writeEuros(additionalFilePrice, notation)}
            onChange={setAdditional}
          />
        )}
      </Box>
      <Stack component="ul" direction="row" sx={facts}>
        <li>{t(`forSegment.${pack.segment}`)}</li>
        {/* The counter says it too. */}
        {additionalFilePrice === null && <li>{t('includedFiles', writeCount(includedFiles, notation))}</li>}
        {pack.unlimitedUsers && <li>{t('unlimitedUsers')}</li>}
        <li>{t(`support.${pack.support}`)}</li>
      </Stack>
    </>
  );
}

/** The price, and what it is of; null where it is told on request. */
function Amount({ price }: { price: number | null }) {
  const { t } = useTranslation('pricingSection');
  const { notation } = useLanguage();
  return (
    <Stack
      component="p"
      direction="row"
      aria-live="polite"
      aria-atomic="true"
      sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.4em', mt: { xs: 1.75, lg: 3.5 }, mb: 1 }}
    >
      <Typography variant="figure" component="strong" sx={amount} data-long={(price ?? 0) >= 1000 || undefined}>
        {price === null ? t('onRequest') : writeEuros(price, notation)}
      </Typography>
      {/* Beside the price in every language, also at 360 px. */}
      {price !== null && (
        <Typography component="span" color="textSecondary" sx={{ fontSize: { md: sizes.lead }, fontWeight: 600 }}>
          {t('perMonth')} {t('beforeTax')}
        </Typography>
      )}
    </Stack>
  );
}

export const fragment = graphql`
  fragment PackPrice on PacksPacks {
    price
    segment
    support
    unlimitedUsers
    includedFiles
    additionalFilePrice
    additionalFilesStep
  }
`;
